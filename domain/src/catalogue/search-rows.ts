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

/** Builds the index; once for each version of the catalogue. */
export function createRowSearch(rows: readonly CatalogueRow[]): RowSearch {
  const index = new MiniSearch<ReturnType<typeof toDocument>>({
    fields: ['title', 'address', 'tags', 'category', 'technology', 'description'],
    searchOptions: {
      boost: { title: 4, address: 2, tags: 2, category: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.25 : false),
      combineWith: 'AND',
    },
  });
  index.addAll(rows.map(toDocument));
  return { find: (text) => index.search(text).map((result) => String(result.id)) };
}
