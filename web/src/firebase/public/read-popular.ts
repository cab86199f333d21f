import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { readListState } from '@tempera/domain/catalogue/list-state';
import { findPage } from './find-page.ts';
import { publicPaths } from './public-docs.ts';
import { readPublic } from './public-store.ts';

/**
 * The first page of a category's list, which the CDN has for whoever looks at it: its most downloaded templates.
 * @throws TypeError without a connection, Error where the server can't answer
 */
export async function readPopular(category: string): Promise<CatalogueRow[]> {
  const version = await readPublic(publicPaths.catalogueVersion);
  return (await findPage(version, readListState(new URLSearchParams({ category })))).rows;
}
