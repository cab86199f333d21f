import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { compareText } from '@tempera/domain/site/plain-text';

/** How many templates stand under a preview, one row of cards. */
const relatedLimit = 3;

/** Other templates to look at: those of the same category first, each group by downloads. */
export function pickRelated(
  rows: readonly CatalogueRow[],
  { slug, category }: { slug: string; category: string },
): CatalogueRow[] {
  const distance = (row: CatalogueRow) => (row.category === category ? 0 : 1);
  return rows
    .filter((row) => row.slug !== slug)
    .sort((a, b) => distance(a) - distance(b) || b.downloads - a.downloads || compareText(a.slug, b.slug))
    .slice(0, relatedLimit);
}
