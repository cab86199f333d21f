import { compareText } from '../site/plain-text.ts';
import type { CatalogueRow } from './catalogue.ts';
import { type ListState, pageSize, writeListState } from './list-state.ts';
import { narrowRows } from './narrow-rows.ts';

/** What a list shows without all rows: the first ones of one state of it, made by a server. */
export interface FirstPage {
  /** The state's address. */
  address: string;
  rows: CatalogueRow[];
  /** Rows that the state leaves, of which these are the first; null of a search that is left to the browser. */
  matches: number | null;
  /** What there is to choose from, of all rows. */
  technologies: string[];
  /** Rows in all. */
  total: number;
}

/** A part of a list, as a server answers it. */
export interface ListPart extends Omit<FirstPage, 'address'> {
  /** How many rows of the list come before these. */
  from: number;
  matches: number;
}

/** Pages in one answer at most, however many an address asks for. */
export const mostPages = 5;

export const addressOf = (state: ListState): string => writeListState(state).toString();

const technologiesOf = new WeakMap<readonly CatalogueRow[], string[]>();

export function technologiesIn(rows: readonly CatalogueRow[]): string[] {
  const known =
    technologiesOf.get(rows) ??
    [...new Set(rows.flatMap((row) => row.technology ?? []))].sort((a, b) => compareText(a, b));
  technologiesOf.set(rows, known);
  return known;
}

/** What of a state comes in one answer. */
export const firstOf = (state: ListState): ListState => ({
  ...state,
  pages: Math.min(state.pages, mostPages),
});

/**
 * The last of the pages that a state shows, at most {@link mostPages}: so that a list of many pages is the parts of every fifth page and of
 * its last, each of which has an address of its own.
 * @param found the slugs that its search found, best first; null without one
 */
export function listPart(
  rows: readonly CatalogueRow[],
  state: ListState,
  found: readonly string[] | null,
): ListPart {
  const left = narrowRows(rows, state, found);
  const from = Math.floor((state.pages - 1) / mostPages) * mostPages * pageSize;
  return {
    from,
    rows: left.slice(from, state.pages * pageSize),
    matches: left.length,
    technologies: technologiesIn(rows),
    total: rows.length,
  };
}

/** The states whose parts together are what a state shows. */
export function partsOf(state: ListState): ListState[] {
  const whole = Math.floor((state.pages - 1) / mostPages);
  const full = Array.from({ length: whole }, (_, n) => ({ ...state, pages: (n + 1) * mostPages }));
  return [...full, state];
}

/** What comes along with a list whose rows are all in the browser soon: of a search nothing, which finds its rows there. */
export function firstPageOf(rows: readonly CatalogueRow[], state: ListState): FirstPage {
  const address = addressOf(state);
  if (!state.q.trim()) return { address, ...partAlone(listPart(rows, firstOf(state), null)) };
  return { address, rows: [], matches: null, technologies: technologiesIn(rows), total: rows.length };
}

const partAlone = ({ rows, matches, technologies, total }: ListPart) => ({
  rows,
  matches,
  technologies,
  total,
});

/**
 * What parts are together. Where the catalogue has changed between two of them a row may be in both, and is shown once.
 * @throws RangeError of no part
 */
export function joinParts(state: ListState, parts: readonly ListPart[]): FirstPage {
  const last = parts.at(-1);
  if (!last) throw new RangeError('no part of a list');
  const bySlug = new Map(parts.flatMap(({ rows }) => rows).map((row) => [row.slug, row]));
  return { address: addressOf(state), ...partAlone(last), rows: [...bySlug.values()] };
}

/** Whether this is the beginning of what a state shows. */
export const isFor = (first: FirstPage, state: ListState): first is FirstPage & { matches: number } =>
  first.matches !== null && first.address === addressOf(state);

/** Whether it is all that a state shows. */
export const shows = (first: FirstPage, state: ListState): boolean =>
  isFor(first, state) && first.rows.length >= Math.min(first.matches, state.pages * pageSize);
