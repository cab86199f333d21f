import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { compareText } from '@tempera/domain/site/plain-text';
import { type ListState, narrowRows, pageSize, writeListState } from './list-state.ts';

/** What a list shows before its rows are there: it comes with a page from the server, made for one state of the list. */
export interface FirstPage {
  /** The state's address. */
  address: string;
  rows: CatalogueRow[];
  /** Rows that the state leaves, of which these are the first. */
  matches: number;
  /** What there is to choose from, of all rows. */
  technologies: string[];
  /** Rows in all. */
  total: number;
}

/** Pages that come along at most, however many an address asks for; the browser adds the rest. */
const mostPages = 5;

export const addressOf = (state: ListState): string => writeListState(state).toString();

export const technologiesIn = (rows: readonly CatalogueRow[]): string[] =>
  [...new Set(rows.flatMap((row) => row.technology ?? []))].sort((a, b) => compareText(a, b));

/** Of a search nothing comes along: the browser finds its rows. */
export function firstPageOf(rows: readonly CatalogueRow[], state: ListState): FirstPage {
  const left = state.q.trim() ? [] : narrowRows(rows, state, null);
  return {
    address: addressOf(state),
    rows: left.slice(0, Math.min(state.pages, mostPages) * pageSize),
    matches: left.length,
    technologies: technologiesIn(rows),
    total: rows.length,
  };
}

/** Whether this is the beginning of what a state shows. */
export const isFor = (first: FirstPage, state: ListState): boolean =>
  !state.q.trim() && first.address === addressOf(state);

/** Whether it is all that a state shows. */
export const shows = (first: FirstPage, state: ListState): boolean =>
  isFor(first, state) && first.rows.length >= Math.min(first.matches, state.pages * pageSize);
