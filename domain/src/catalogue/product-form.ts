import { z } from 'zod';
import { cents, fromUnits, toUnits } from '../money/money.ts';
import { formatCount } from '../site/plain-text.ts';
import { optionalTyped } from '../site/typed.ts';
import { noAddress } from './category-form.ts';
import { type ProductDraft, pictureLimits, publicUrlSchema, videoSchema } from './product.ts';
import { toSlug } from './slug.ts';
import { slugPattern } from './slug-pattern.ts';
import { technologies } from './technology.ts';

export const productLimits = {
  title: 80,
  description: 300,
  fullDescription: 20_000,
  tags: 20,
  tag: 30,
  rows: 30,
  row: 160,
  fact: 80,
  cents: 10_000_000,
} as const;

const longestSlug = 64;

/** The address that a title makes, as long as an address may be; '' where it has no letter or digit for one. */
export const toProductSlug = (title: string): string => toSlug(title).slice(0, longestSlug);

export const slugRule = 'Use lowercase letters, digits and hyphens, beginning with a letter or digit.';

/** The address of a new product: as it was typed, or made of the title. */
export const newSlugOf = ({ slug, title }: Pick<ProductValues, 'slug' | 'title'>): string =>
  slug.trim() || toProductSlug(title);

/** The dialog of a product's address. */
export const addressForm = z.object({ address: z.string().trim().regex(slugPattern, slugRule) });

const shorten = (limit: number) => `Shorten it to ${formatCount(limit)} characters.`;

/** A text that a draft may leave for later. */
const laterText = (field: 'description' | 'fullDescription', missing: string, isDraft: boolean) => {
  const text = optionalTyped(productLimits[field], shorten(productLimits[field]));
  return isDraft ? text : text.min(1, missing);
};

/** In cents; null where a draft has none yet, so that nothing is given away by leaving it blank. */
const price = (isDraft: boolean) =>
  z.string().transform((typed, context) => {
    const amount = fromUnits(typed);
    if (typed.trim() === '') {
      if (!isDraft) context.addIssue('Enter a price. 0 makes it free.');
    } else if (amount === null) context.addIssue('Enter an amount such as 2.80.');
    else if (amount > productLimits.cents) context.addIssue('Enter 100,000 or less.');
    return amount;
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

const pictures = z
  .array(address.max(pictureLimits.address, shorten(pictureLimits.address)))
  .max(pictureLimits.count, `${pictureLimits.count} more pictures at most.`)
  .transform(filled);

const video = z
  .string()
  .trim()
  .refine((typed) => videoSchema.safeParse(typed).success, {
    message: 'Enter the address of an MP4 or WebM file, beginning with https:// or a slash.',
  });

/** A few words about what it is made with. */
const fact = optionalTyped(productLimits.fact, shorten(productLimits.fact));

/**
 * The form of a product, with its price as it is typed; out comes what is stored, trimmed and without empty rows. A draft
 * needs a title; the rest may come later.
 * @param isNew the title becomes the address then
 */
export const productForm = ({ isDraft, isNew }: { isDraft: boolean; isNew: boolean }) =>
  z
    .object({
      title: optionalTyped(productLimits.title).min(1, 'Enter a title.'),
      slug: z
        .string()
        .trim()
        .refine((slug) => !isNew || slug === '' || slugPattern.test(slug), slugRule),
      description: laterText('description', 'Describe it in one sentence.', isDraft),
      fullDescription: laterText('fullDescription', 'Describe what it does and who it is for.', isDraft),
      price: price(isDraft),
      category: isDraft ? z.string() : z.string().min(1, 'Choose a category.'),
      image: isDraft ? address : address.min(1, 'Upload a picture or enter its address.'),
      pictures,
      video,
      demoUrl: address,
      technology: z.enum([...technologies, '']),
      browsers: fact,
      build: fact,
      license: fact,
      tags: z
        .array(z.string())
        .max(productLimits.tags, `${productLimits.tags} tags at most.`)
        .transform(filled),
      features: rows,
      includes: rows,
    })
    .refine(({ title, slug }) => !isNew || slug !== '' || slugPattern.test(toProductSlug(title)), {
      path: ['title'],
      message: noAddress,
    })
    .transform(({ price: priceCents, slug: _slug, ...text }): ProductText => ({ ...text, priceCents }));
export type ProductValues = z.input<ReturnType<typeof productForm>>;

/** What the form writes of a product: all but its status, which has buttons of its own, and the store's currency. */
export type ProductText = Required<Omit<ProductDraft, 'status' | 'currency'>>;

export const emptyProduct: ProductValues = {
  title: '',
  slug: '',
  description: '',
  fullDescription: '',
  price: '',
  category: '',
  image: '',
  pictures: [],
  video: '',
  demoUrl: '',
  technology: '',
  browsers: '',
  build: '',
  license: '',
  tags: [],
  features: [''],
  includes: [''],
};

/** A list of rows always has one to write in. */
const atLeastOne = (list: readonly string[]) => (list.length === 0 ? [''] : [...list]);

export const toProductValues = ({ priceCents, ...text }: ProductText): ProductValues => ({
  ...text,
  slug: '',
  price: priceCents === null ? '' : toUnits(cents(priceCents)),
  features: atLeastOne(text.features),
  includes: atLeastOne(text.includes),
});

/** Unchecked, as a preview shows it: an unreadable price is none. */
export const toProductText = ({ price: typed, ...values }: ProductValues): ProductText => ({
  title: values.title.trim(),
  description: values.description.trim(),
  fullDescription: values.fullDescription.trim(),
  priceCents: fromUnits(typed),
  category: values.category,
  image: values.image.trim(),
  pictures: filled(values.pictures),
  video: values.video.trim(),
  demoUrl: values.demoUrl.trim(),
  technology: values.technology,
  browsers: values.browsers.trim(),
  build: values.build.trim(),
  license: values.license.trim(),
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
  'pictures',
  'video',
  'demoUrl',
  'technology',
  'browsers',
  'build',
  'license',
  'tags',
  'features',
  'includes',
] as const satisfies (keyof ProductText)[];

const nothing = toProductText(emptyProduct);

/** The fields that the form writes, of a product as it is stored; what an older one lacks is empty. */
export const productTextOf = (product: Partial<ProductText>): ProductText =>
  Object.fromEntries(
    textFields.map((field) => [field, product[field] === undefined ? nothing[field] : product[field]]),
  ) as unknown as ProductText;
export type TextField = keyof ProductText;

const isBlank = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

const neededForSale = {
  description: 'a short description',
  fullDescription: 'a full description',
  priceCents: 'a price',
  category: 'a category',
  image: 'a picture',
  version: 'an archive',
} as const;
type Needed = keyof typeof neededForSale;

/** What a product lacks before it can be sold, or kept as an archived one, in words. */
export function missingFor(
  status: 'active' | 'archived',
  product: Readonly<Record<Needed, string | number | null>>,
): string[] {
  const needed = Object.entries(neededForSale) as [Needed, string][];
  return needed.flatMap(([field, name]) =>
    isBlank(product[field]) && (status === 'active' || (field !== 'image' && field !== 'version'))
      ? [name]
      : [],
  );
}

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
