import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { Columns } from './Columns.tsx';
import { ProductCard } from './ProductCard.tsx';

interface ProductGridProps {
  rows: readonly CatalogueRow[];
  level?: 'h2' | 'h3';
  /** How many pictures are above the fold. */
  priority?: number;
}

/** Cards in one to three columns. */
export function ProductGrid({ rows, level, priority = 0 }: ProductGridProps) {
  return (
    <Columns counts={[1, 2, 3]} sx={{ columnGap: 8, rowGap: 12 }}>
      {rows.map((row, index) => (
        <li key={row.slug}>
          <ProductCard row={row} level={level} priority={index < priority} />
        </li>
      ))}
    </Columns>
  );
}
