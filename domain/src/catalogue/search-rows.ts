import type { CatalogueRow } from './catalogue.ts';
import { rankPlaces } from './rank-places.ts';
import { addTexts, newWordIndex, removeTexts } from './word-index.ts';

/** Finds rows by what a person types: parts of words, and words with a typo. */
export interface RowSearch {
  /** Slugs, best match first. */
  find(text: string): string[];
}

/** What a word counts in each of {@link textsOf}. */
const boosts = [4, 2, 2, 2, 1, 1];

const textsOf = ({ slug, title, tags, category, description, technology }: CatalogueRow): string[] => [
  title,
  // The slug is often the title in one word: what is typed without the space is found too.
  slug,
  tags.join(' '),
  category,
  technology ?? '',
  description,
];

/** Rows by their words. What is equal has the order of rows, so that each server has the same one. */
function newIndex() {
  const index = newWordIndex(boosts.length);
  const places = new Map<CatalogueRow, number>();
  let standing: number[] = [];
  let all: readonly CatalogueRow[] = [];
  return {
    places,
    add: (row: CatalogueRow): void => {
      places.set(row, addTexts(index, textsOf(row)));
    },
    remove: (row: CatalogueRow): void => {
      removeTexts(index, places.get(row) ?? 0, textsOf(row));
      places.delete(row);
    },
    /** @param rows those that are in it by now */
    arrange: (rows: readonly CatalogueRow[]): void => {
      all = rows;
      standing = [];
      for (const [at, row] of rows.entries()) standing[places.get(row) ?? 0] = at;
    },
    find: (text: string): string[] =>
      rankPlaces(index, { boosts, standing }, text).map((at) => all[at]?.slug ?? ''),
  };
}

/** Builds the index; once for each version of the catalogue. */
export function createRowSearch(rows: readonly CatalogueRow[]): RowSearch {
  const index = newIndex();
  rows.forEach(index.add);
  index.arrange(rows);
  return index;
}

/** A search of a catalogue that changes row by row. */
export interface FollowingSearch extends RowSearch {
  /**
   * Takes these rows for those of before; only what has changed takes time. A row that stays is the same object.
   * @throws Error of rows that can't be taken in; it holds none then, and takes in all of the next ones
   */
  follow(rows: readonly CatalogueRow[]): Promise<void>;
}

/** Rows that are taken in or out at once; then others have their turn. */
const rowsAtOnce = 1_000;

async function inTurns(rows: readonly CatalogueRow[], take: (row: CatalogueRow) => void): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    rows.slice(from, from + rowsAtOnce).forEach(take);
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}

/** For a server, where building the index of very many rows at once would let everybody else wait. */
export function createFollowingSearch(): FollowingSearch {
  let index = newIndex();
  let working: Promise<void> = Promise.resolve();
  let current: readonly CatalogueRow[] = [];
  const bringTo = async (rows: readonly CatalogueRow[]) => {
    if (rows === current) return;
    current = rows;
    const now = new Set(rows);
    const gone = [...index.places.keys()].filter((row) => !now.has(row));
    const fresh = rows.filter((row) => !index.places.has(row));
    await inTurns(gone, index.remove);
    await inTurns(fresh, index.add);
    index.arrange(rows);
  };
  // An index that took in a half of what changed is of no catalogue.
  const beginAnew = () => {
    index = newIndex();
    current = [];
  };
  return {
    find: (text) => index.find(text),
    follow: (rows) => {
      const followed = working.then(() => bringTo(rows));
      working = followed.catch(beginAnew);
      return followed;
    },
  };
}
