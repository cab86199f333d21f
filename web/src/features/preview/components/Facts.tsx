import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { Rating } from '../../../ui/Rating.tsx';
import { factsOf, reviewsOf } from '../facts-of.ts';

interface FactsProps {
  product: Product;
  version: ProductVersion | null;
  /** Whether the page has a section `#reviews`. */
  hasReviews: boolean;
}

/** What a template is made with, then its figures. */
export function Facts({ product, version, hasReviews }: FactsProps) {
  const facts = factsOf(product, version);
  return (
    <Box component="dl" sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {facts.map(([name, value]) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 4,
            py: 2,
            borderTop: 1,
            borderColor: 'divider',
          }}
        >
          <Typography component="dt" variant="body2" color="textSecondary">
            {name}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ textAlign: 'right', overflowWrap: 'anywhere' }}>
            {name === 'Rating' && product.rating > 0 ? (
              <Rated product={product} linked={hasReviews} />
            ) : (
              value
            )}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function Rated({ product: { rating, reviewCount }, linked }: { product: Product; linked: boolean }) {
  const count = reviewsOf(reviewCount);
  return (
    <>
      <Rating value={rating} /> from {linked ? <Link href="#reviews">{count}</Link> : count}
    </>
  );
}
