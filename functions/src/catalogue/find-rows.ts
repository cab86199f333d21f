import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { createFollowingSearch } from '@tempera/domain/catalogue/search-rows';

const search = createFollowingSearch();

/**
 * Builds the index while nobody waits for it: who looks at a list may search it next. A search that comes meanwhile waits for the rest.
 * A failure is the next search's, which builds it again.
 */
export function prepareSearch(rows: readonly CatalogueRow[]): void {
  search.follow(rows).catch(() => {});
}

/** The slugs of rows that a text finds, best first. The index is built by the first list or search, and follows the catalogue from then on. */
export async function findRows(rows: readonly CatalogueRow[], text: string): Promise<string[]> {
  await search.follow(rows);
  return search.find(text);
}
