import type { CatalogueRow } from '@tempera/domain/catalogue';
import MiniSearch from 'minisearch';

/** Finds rows by what a person types: parts of words, and words with a slip of the finger (issue 3, Browse). */
export interface RowSearch {
  /** Slugs, best match first. */
  find(text: string): string[];
}

/** Builds the index; once for each version of the catalogue. */
export function createRowSearch(rows: readonly CatalogueRow[]): RowSearch {
  const index = new MiniSearch<CatalogueRow>({
    idField: 'slug',
    fields: ['title', 'slug', 'tags', 'category', 'description'],
    extractField: (row, field) =>
      field === 'tags' ? row.tags.join(' ') : String(row[field as keyof CatalogueRow]).replaceAll('-', ' '),
    searchOptions: {
      boost: { title: 4, slug: 2, tags: 2, category: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  // The slug is the title in one word: what is typed without the space is found too.
  index.addAll(rows.map((row) => ({ ...row })));
  return { find: (text) => index.search(text).map((result) => String(result.id)) };
}
