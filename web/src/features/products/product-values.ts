import type { ProductDraft } from '@tempera/domain/catalogue/product';
import { cents, toUnits } from '@tempera/domain/money/money';

/** What the form is filled in with; the price as it is typed. */
export interface ProductValues {
  title: string;
  description: string;
  fullDescription: string;
  price: string;
  category: string;
  image: string;
  demoUrl: string;
  tags: string[];
  features: string[];
  includes: string[];
}

/** What the form writes of a product: all but its status, which has buttons of its own, and the store's currency. */
export type ProductText = Omit<ProductDraft, 'status' | 'currency'>;

export const emptyProduct: ProductValues = {
  title: '',
  description: '',
  fullDescription: '',
  price: '',
  category: '',
  image: '',
  demoUrl: '',
  tags: [],
  features: [''],
  includes: [''],
};

/** A list of rows always has one to write in. */
const rows = (list: readonly string[]) => (list.length === 0 ? [''] : [...list]);

export const toValues = ({ priceCents, ...text }: ProductText): ProductValues => ({
  ...text,
  price: toUnits(cents(priceCents)),
  features: rows(text.features),
  includes: rows(text.includes),
});

/** Units with two decimals at most, read digit by digit: `2.8` is 280 cents. Null is no price. */
export function toCents(price: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(price.trim()) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

const filled = (list: readonly string[]) => list.map((one) => one.trim()).filter(Boolean);

/** As it is stored: trimmed, without empty rows. An unreadable price counts as 0; check it first. */
export const toText = ({ price, ...values }: ProductValues): ProductText => ({
  title: values.title.trim(),
  description: values.description.trim(),
  fullDescription: values.fullDescription.trim(),
  priceCents: toCents(price) ?? 0,
  category: values.category,
  image: values.image.trim(),
  demoUrl: values.demoUrl.trim(),
  tags: filled(values.tags),
  features: filled(values.features),
  includes: filled(values.includes),
});

/** The fields that the form writes, of a product as it is stored. */
export function textOf(product: ProductText): ProductText {
  const { title, description, fullDescription, priceCents, category, image, demoUrl } = product;
  const { tags, features, includes } = product;
  return {
    title,
    description,
    fullDescription,
    priceCents,
    category,
    image,
    demoUrl,
    tags,
    features,
    includes,
  };
}
