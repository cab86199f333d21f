import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { readRows, readSummary } from '../../../firebase/public/public-docs.ts';

/**
 * The catalogue's rows for a cart. The summary, which the home page has read already, often names them all; the whole
 * catalogue is read only when it does not. A slug without a row is not sold any more.
 */
export async function readCartLines(slugs: readonly string[]): Promise<Map<string, CatalogueRow>> {
  const { rows } = await readSummary();
  const known = pick(rows, slugs);
  return known.size === slugs.length ? known : pick(await readRows(), slugs);
}

function pick(rows: readonly CatalogueRow[], slugs: readonly string[]): Map<string, CatalogueRow> {
  return new Map(rows.filter((row) => slugs.includes(row.slug)).map((row) => [row.slug, row]));
}
