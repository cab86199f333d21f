/**
 * Figures and orders for public pages, without `Intl`: a browser's first number, date or collation of that kind loads
 * its tables, which holds a phone's page for a tenth of a second while it is taken over (docs/performance.md).
 */

/** A whole number with its thousands apart: `12,345`. */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** The order of names, slugs and ids: by letter whatever its case, then capitals first. */
export function compareText(one: string, other: string): number {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return one < other ? -1 : Number(one > other);
  return a < b ? -1 : 1;
}

/** As the first word of a sentence. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
