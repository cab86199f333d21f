import type { Pigment } from '@tempera/domain/catalogue/product';
import { slugPattern } from '@tempera/domain/catalogue/slug-pattern';

/** What the dialog is filled in with; the order as it is typed. */
export interface CategoryValues {
  name: string;
  description: string;
  colour: Pigment;
  order: string;
}

export const categoryLimits = { name: 40, description: 300, order: 1_000_000 } as const;

/** `Landing Page` to `landing-page`: the address of a category, '' where its name has no letter or digit for one. */
export const toCategorySlug = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '');

/** What is wrong, by field. @param isNew the name becomes the address then */
export function checkCategory(
  values: CategoryValues,
  isNew: boolean,
): Partial<Record<keyof CategoryValues, string>> {
  const problems: Partial<Record<keyof CategoryValues, string>> = {};
  const name = values.name.trim();
  if (name === '') problems.name = 'Give it a name.';
  else if (name.length > categoryLimits.name)
    problems.name = `Shorten it to ${categoryLimits.name} characters.`;
  else if (isNew && !slugPattern.test(toCategorySlug(name))) {
    problems.name = 'Use at least one Latin letter or digit: the address is made of it.';
  }
  if (values.description.trim().length > categoryLimits.description) {
    problems.description = `Shorten it to ${categoryLimits.description} characters.`;
  }
  const order = Number(values.order);
  if (values.order.trim() === '' || !Number.isInteger(order) || order < 0 || order > categoryLimits.order) {
    problems.order = 'Use a whole number from 0.';
  }
  return problems;
}
