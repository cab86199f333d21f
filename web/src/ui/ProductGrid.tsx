import Box from '@mui/material/Box';
import type { CatalogueRow } from '@tempera/domain/catalogue';
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
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
        },
        columnGap: 8,
        rowGap: 12,
        listStyle: 'none',
        p: 0,
      }}
    >
      {rows.map((row, index) => (
        <li key={row.slug}>
          <ProductCard row={row} level={level} priority={index < priority} />
        </li>
      ))}
    </Box>
  );
}
