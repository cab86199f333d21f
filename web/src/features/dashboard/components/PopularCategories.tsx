import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { popularCategories } from '../popular-categories.ts';
import { FigureTable } from './FigureTable.tsx';

const shown = 4;

interface PopularCategoriesProps {
  rows: readonly CatalogueRow[];
  names: ReadonlyMap<string, string>;
}

/** Categories by how often their products were downloaded. */
export function PopularCategories({ rows, names }: PopularCategoriesProps) {
  const popular = popularCategories(rows).slice(0, shown);
  if (popular.length === 0)
    return <EmptyState level="h3" title="No categories yet" text="They come with the first products." />;
  return (
    <FigureTable
      label="Popular categories"
      columns={['Category', 'Products', 'Downloads']}
      rows={popular.map(({ category, products, downloads }) => ({
        key: category,
        cells: [names.get(category) ?? category, products, downloads.toLocaleString('en-US')],
      }))}
    />
  );
}
