import type { ProductText } from './product-values.ts';

export type TextField = keyof ProductText;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields in which two states of a product differ. */
export const changedFields = (one: ProductText, other: ProductText): TextField[] =>
  (Object.keys(one) as TextField[]).filter((field) => !same(one[field], other[field]));

/** A product with some fields as another state has them. */
export function withFields(
  product: ProductText,
  other: ProductText,
  fields: readonly TextField[],
): ProductText {
  return { ...product, ...Object.fromEntries(fields.map((field) => [field, other[field]])) };
}
