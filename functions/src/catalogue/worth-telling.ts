import { isDeepStrictEqual } from 'node:util';

/** What each use of the store changes. Told of that, every visitor's open page would read again with each download. */
const figures = new Set(['downloads', 'alsoBought', 'terms']);

/**
 * Whether visitors' open pages are to hear of a change: of anything but figures, which their next page has.
 * @param before a document's data, or rows of a list, as they were
 */
export const worthTelling = (before: unknown, after: unknown): boolean =>
  !isDeepStrictEqual(withoutFigures(before), withoutFigures(after));

function withoutFigures(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutFigures);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (figures.has(key) ? [] : [[key, withoutFigures(part)]])),
  );
}
