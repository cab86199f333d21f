import MiniSearch from 'minisearch';
import type { CatalogueRow } from './catalogue.ts';

/** Finds rows by what a person types: parts of words, and words with a typo. */
export interface RowSearch {
  /** Slugs, best match first. */
  find(text: string): string[];
}

/** Hyphens join words; the index cuts text at spaces and punctuation, but the id of a row must stay as it is. */
const toDocument = ({ slug, title, tags, category, description, technology }: CatalogueRow) => ({
  id: slug,
  title,
  // The slug is often the title in one word: what is typed without the space is found too.
  address: slug.replaceAll('-', ' '),
  tags: tags.join(' '),
  category: category.replaceAll('-', ' '),
  technology: technology ?? '',
  description,
});

/** Words of a text that are looked for, each once: each takes its time, and a text of two hundred letters could have a hundred. */
const mostWords = 8;

const cut: (text: string) => string[] = MiniSearch.getDefault('tokenize');

const newIndex = () =>
  new MiniSearch<ReturnType<typeof toDocument>>({
    fields: ['title', 'address', 'tags', 'category', 'technology', 'description'],
    searchOptions: {
      boost: { title: 4, address: 2, tags: 2, category: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
      tokenize: (text) => [...new Set(cut(text.toLowerCase()))].slice(0, mostWords),
    },
  });

const finding = (index: ReturnType<typeof newIndex>, text: string) =>
  index.search(text).map((result) => String(result.id));

/** Builds the index; once for each version of the catalogue. */
export function createRowSearch(rows: readonly CatalogueRow[]): RowSearch {
  const index = newIndex();
  index.addAll(rows.map(toDocument));
  return { find: (text) => finding(index, text) };
}

/** A search of a catalogue that changes row by row. */
export interface FollowingSearch extends RowSearch {
  /**
   * Takes these rows for those of before; only what has changed takes time. A row that stays is the same object.
   * @throws Error of rows that can't be taken in; it holds none then, and takes in all of the next ones
   */
  follow(rows: readonly CatalogueRow[]): Promise<void>;
}

/** Rows that are taken in at once; then others have their turn. */
const rowsAtOnce = 500;

/** For a server, where building the index of very many rows at once would let everybody else wait. */
export function createFollowingSearch(): FollowingSearch {
  let index = newIndex();
  const held = new Map<string, CatalogueRow>();
  let current: readonly CatalogueRow[] = [];
  let working: Promise<void> = Promise.resolve();
  const bringTo = async (rows: readonly CatalogueRow[]) => {
    if (rows === current) return;
    current = rows;
    const now = new Set(rows);
    for (const row of [...held.values()]) {
      if (now.has(row)) continue;
      index.remove(toDocument(row));
      held.delete(row.slug);
    }
    const fresh = rows.filter((row) => held.get(row.slug) !== row);
    for (const row of fresh) held.set(row.slug, row);
    await index.addAllAsync(fresh.map(toDocument), { chunkSize: rowsAtOnce });
  };
  // An index that took in a half of what changed is of no catalogue.
  const beginAnew = () => {
    index = newIndex();
    held.clear();
    current = [];
  };
  return {
    find: (text) => finding(index, text),
    follow: (rows) => {
      const followed = working.then(() => bringTo(rows));
      working = followed.catch(beginAnew);
      return followed;
    },
  };
}
