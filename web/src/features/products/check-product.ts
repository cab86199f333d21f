import { publicUrlSchema } from '@tempera/domain/catalogue/product';
import { slugPattern } from '@tempera/domain/catalogue/slug-pattern';
import { type ProductValues, toCents } from './product-values.ts';
import { toProductSlug } from './to-product-slug.ts';

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

/** What is wrong, by the name of the field in the form: `title`, `features.2`. */
export type ProductProblems = Record<string, string>;

const tooLong = (limit: number) => `Shorten it to ${limit.toLocaleString('en-US')} characters.`;

function checkTexts(values: ProductValues, isDraft: boolean): ProductProblems {
  const problems: ProductProblems = {};
  const missing = {
    title: 'Enter a title.',
    description: 'Say in a sentence what it is.',
    fullDescription: 'Describe it: what it does, and for whom.',
  };
  for (const field of ['title', 'description', 'fullDescription'] as const) {
    const length = values[field].trim().length;
    if (length > productLimits[field]) problems[field] = tooLong(productLimits[field]);
    else if (length === 0 && (field === 'title' || !isDraft)) problems[field] = missing[field];
  }
  return problems;
}

function checkPrice(price: string): ProductProblems {
  const cents = toCents(price);
  if (price.trim() === '') return { price: 'Enter a price; 0 makes it free.' };
  if (cents === null) return { price: 'Enter an amount like 2.80.' };
  return cents > productLimits.cents ? { price: 'Enter 100,000 at most.' } : {};
}

function checkAddresses({ image, demoUrl }: ProductValues, isDraft: boolean): ProductProblems {
  const problems: ProductProblems = {};
  const wrong = 'Enter an address that begins with https://, or a path of this store.';
  for (const [field, value] of Object.entries({ image, demoUrl })) {
    if (!publicUrlSchema.safeParse(value.trim()).success) problems[field] = wrong;
  }
  if (image.trim() === '' && !isDraft) problems.image = 'Upload a picture, or enter its address.';
  return problems;
}

function checkLists(values: ProductValues): ProductProblems {
  const problems: ProductProblems = {};
  if (values.tags.length > productLimits.tags) problems.tags = `${productLimits.tags} tags at most.`;
  for (const field of ['features', 'includes'] as const) {
    values[field].forEach((row, index) => {
      if (row.trim().length > productLimits.row) problems[`${field}.${index}`] = tooLong(productLimits.row);
    });
  }
  return problems;
}

/**
 * What is wrong with a product, in the order of the form. A draft needs a title, a price and a category; the rest may
 * come later.
 * @param isNew the title becomes the address then
 */
export function checkProduct(values: ProductValues, isDraft: boolean, isNew: boolean): ProductProblems {
  const texts = checkTexts(values, isDraft);
  if (isNew && !texts.title && !slugPattern.test(toProductSlug(values.title))) {
    texts.title = 'Use at least one Latin letter or digit: the address is made of it.';
  }
  return {
    ...texts,
    ...checkPrice(values.price),
    ...(values.category === '' ? { category: 'Choose a category.' } : {}),
    ...checkAddresses(values, isDraft),
    ...checkLists(values),
  };
}
