import type { CatalogueRow, CatalogueSummary } from '@tempera/domain/catalogue/catalogue';
import { compareText } from '@tempera/domain/site/plain-text';

/** How many templates stand under a preview, one row of cards. */
const relatedLimit = 3;

/** Whether the store has templates of a category that belong under a preview and are not among the summary's. */
export function lacksRelated({ rows, categories }: CatalogueSummary, category: string): boolean {
  const { count = 0 } = categories.find(({ slug }) => slug === category) ?? {};
  const known = rows.filter((row) => row.category === category).length;
  // One of them may be the template itself.
  return known < Math.min(count, relatedLimit + 1);
}

/** Other templates to look at: those of the same category first, each group by downloads. */
export function pickRelated(
  rows: readonly CatalogueRow[],
  { slug, category }: { slug: string; category: string },
): CatalogueRow[] {
  const distance = (row: CatalogueRow) => (row.category === category ? 0 : 1);
  const others = new Map(rows.map((row) => [row.slug, row]));
  others.delete(slug);
  return [...others.values()]
    .sort((a, b) => distance(a) - distance(b) || b.downloads - a.downloads || compareText(a.slug, b.slug))
    .slice(0, relatedLimit);
}
