import { z } from 'zod';
import { cents, fromUnits, toUnits } from '../money/money.ts';
import { optionalTyped } from '../site/typed.ts';
import { noAddress } from './category-form.ts';
import { type ProductDraft, publicUrlSchema } from './product.ts';
import { toSlug } from './slug.ts';
import { slugPattern } from './slug-pattern.ts';

export const productLimits = {
  title: 80,
  description: 300,
  fullDescription: 20_000,
  tags: 20,
  tag: 30,
  rows: 30,
  row: 160,
  cents: 10_000_000,
} as const;

const longestSlug = 64;

/** The address that a title makes, as long as an address may be; '' where it has no letter or digit for one. */
export const toProductSlug = (title: string): string => toSlug(title).slice(0, longestSlug);

const shorten = (limit: number) => `Shorten it to ${limit.toLocaleString('en-US')} characters.`;

/** A text that a draft may leave for later. */
const laterText = (field: 'description' | 'fullDescription', missing: string, isDraft: boolean) => {
  const text = optionalTyped(productLimits[field], shorten(productLimits[field]));
  return isDraft ? text : text.min(1, missing);
};

const price = z.string().transform((typed, context) => {
  const amount = fromUnits(typed);
  if (typed.trim() === '') context.addIssue('Enter a price. 0 makes it free.');
  else if (amount === null) context.addIssue('Enter an amount such as 2.80.');
  else if (amount > productLimits.cents) context.addIssue('Enter 100,000 or less.');
  return amount ?? 0;
});

const address = z
  .string()
  .trim()
  .refine((typed) => publicUrlSchema.safeParse(typed).success, {
    message: 'Enter an address that starts with https://, or a path on this store.',
  });

const filled = (list: readonly string[]) => list.map((one) => one.trim()).filter(Boolean);
const rows = z
  .array(z.string().refine((row) => row.trim().length <= productLimits.row, shorten(productLimits.row)))
  .transform(filled);

/**
 * The form of a product, with its price as it is typed; out comes what is stored, trimmed and without empty rows. A draft
 * needs a title, a price and a category; the rest may come later.
 * @param isNew the title becomes the address then
 */
export const productForm = ({ isDraft, isNew }: { isDraft: boolean; isNew: boolean }) =>
  z
    .object({
      title: optionalTyped(productLimits.title)
        .min(1, 'Enter a title.')
        .refine((title) => !isNew || title === '' || slugPattern.test(toProductSlug(title)), noAddress),
      description: laterText('description', 'Describe it in one sentence.', isDraft),
      fullDescription: laterText('fullDescription', 'Describe what it does and who it is for.', isDraft),
      price,
      category: z.string().min(1, 'Choose a category.'),
      image: isDraft ? address : address.min(1, 'Upload a picture or enter its address.'),
      demoUrl: address,
      tags: z
        .array(z.string())
        .max(productLimits.tags, `${productLimits.tags} tags at most.`)
        .transform(filled),
      features: rows,
      includes: rows,
    })
    .transform(({ price: priceCents, ...text }): ProductText => ({ ...text, priceCents }));
export type ProductValues = z.input<ReturnType<typeof productForm>>;

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
const atLeastOne = (list: readonly string[]) => (list.length === 0 ? [''] : [...list]);

export const toProductValues = ({ priceCents, ...text }: ProductText): ProductValues => ({
  ...text,
  price: toUnits(cents(priceCents)),
  features: atLeastOne(text.features),
  includes: atLeastOne(text.includes),
});

/** Unchecked, as a preview shows it: an unreadable price counts as 0. */
export const toProductText = ({ price: typed, ...values }: ProductValues): ProductText => ({
  title: values.title.trim(),
  description: values.description.trim(),
  fullDescription: values.fullDescription.trim(),
  priceCents: fromUnits(typed) ?? 0,
  category: values.category,
  image: values.image.trim(),
  demoUrl: values.demoUrl.trim(),
  tags: filled(values.tags),
  features: filled(values.features),
  includes: filled(values.includes),
});

const textFields = [
  'title',
  'description',
  'fullDescription',
  'priceCents',
  'category',
  'image',
  'demoUrl',
  'tags',
  'features',
  'includes',
] as const satisfies (keyof ProductText)[];

/** The fields that the form writes, of a product as it is stored. */
export const productTextOf = (product: ProductText): ProductText =>
  Object.fromEntries(textFields.map((field) => [field, product[field]])) as unknown as ProductText;
export type TextField = keyof ProductText;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two states of a product differ. */
export const changedFields = (one: ProductText, other: ProductText): TextField[] =>
  textFields.filter((field) => !same(one[field], other[field]));

/** A product with some fields as another state has them. */
export const withFields = (
  product: ProductText,
  other: ProductText,
  fields: readonly TextField[],
): ProductText => ({ ...product, ...Object.fromEntries(fields.map((field) => [field, other[field]])) });

/** The tags with one more, trimmed; null when it is empty or there already, in upper or lower case. */
export function addTag(tags: readonly string[], typed: string): string[] | null {
  const tag = typed.trim().replace(/\s+/g, ' ');
  const known = tags.some((other) => other.toLowerCase() === tag.toLowerCase());
  return tag === '' || known ? null : [...tags, tag];
}
