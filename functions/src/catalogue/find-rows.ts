import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { createFollowingSearch } from '@tempera/domain/catalogue/search-rows';

const search = createFollowingSearch();

/** The slugs of rows that a text finds, best first. The index is built by the first search, and follows the catalogue from then on. */
export async function findRows(rows: readonly CatalogueRow[], text: string): Promise<string[]> {
  await search.follow(rows);
  return search.find(text);
}
