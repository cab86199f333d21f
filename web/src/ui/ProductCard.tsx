import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { CatalogueRow } from '@tempera/domain/catalogue/catalogue';
import { paths } from '@tempera/domain/site/paths';
import { formatCount } from '@tempera/domain/site/plain-text';
import { type ComponentType, createContext, memo, use } from 'react';
import { FaceLink } from './AppLink.tsx';
import { Columns } from './layout.tsx';
import { Price } from './Price.tsx';
import { ProductImage } from './ProductImage.tsx';
import { Rating } from './Rating.tsx';

interface ProductCardProps {
  row: CatalogueRow;
  /** The level of the card's heading on its page. */
  level?: 'h2' | 'h3';
  priority?: boolean;
}

/** Rows that have come anew say the same as a rule: a list is drawn again for those alone that don't. */
const saysTheSame = (one: ProductCardProps, other: ProductCardProps): boolean =>
  one.level === other.level &&
  one.priority === other.priority &&
  JSON.stringify(one.row) === JSON.stringify(other.row);

/** In one element for all within: a list has dozens of cards, and each element with styles of its own takes time to draw. */
const cardStyles: SxProps<Theme> = {
  position: 'relative',
  display: 'grid',
  gap: 4,
  alignContent: 'start',
  borderRadius: 1,
  '&:hover .title': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
  '& .text': {
    display: 'grid',
    gap: 1,
    typography: 'body1',
    color: 'text.secondary',
  },
  '& .head': { display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 4 },
  '& .title': { typography: 'h4', color: 'text.primary', textDecorationThickness: '1px' },
  // Not of the price, which stays whole.
  '& .title, & p': { overflowWrap: 'anywhere' },
  '& .figures': { typography: 'body2', display: 'flex', gap: 4, fontVariantNumeric: 'tabular-nums' },
};

/** Not in the mono: home and lists have nothing else in it, and fetch a third font for nothing. */
const priceStyles = { fontFamily: 'inherit' };

/** A template in a list. The whole face is its link. */
export const ProductCard = memo(function ProductCard({
  row,
  level: Heading = 'h3',
  priority,
}: ProductCardProps) {
  const Corner = useCardCorner();
  return (
    <Box component="article" sx={cardStyles}>
      <ProductImage slug={row.slug} title={row.title} image={row.image} priority={priority} />
      <div className="text">
        <div className="head">
          <Heading className="title">
            <FaceLink href={paths.preview(row.category, row.slug)}> {row.title}</FaceLink>
          </Heading>
          <Price cents={row.priceCents} currency={row.currency} sx={priceStyles} />
        </div>
        <p>{row.description}</p>
        <p className="figures">
          <Rating value={row.rating} count={row.reviewCount} />
          {row.technology && <span>{row.technology}</span>}
          {row.downloads > 0 && (
            <span>{row.downloads === 1 ? '1 download' : `${formatCount(row.downloads)} downloads`}</span>
          )}
        </p>
      </div>
      {Corner && <Corner row={row} />}
    </Box>
  );
}, saysTheSame);

/** What stands in the corner of a template's card; the app says which feature that is. */
export type CardCorner = ComponentType<{ row: CatalogueRow }>;

const CardCornerContext = createContext<CardCorner | null>(null);

export const CardCornerProvider = CardCornerContext.Provider;

export const useCardCorner = () => use(CardCornerContext);

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
