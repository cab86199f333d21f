import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Product, ProductVersion } from '@tempera/domain/catalogue/product';
import { formatUtcDate } from '@tempera/domain/site/dates';
import { formatCount } from '@tempera/domain/site/plain-text';
import type { ReactNode } from 'react';
import { formatSize } from '../../../ui/format-size.ts';
import { Rating } from '../../../ui/Rating.tsx';

interface FactsProps {
  product: Product;
  version: ProductVersion | null;
  /** Whether the page has a section `#reviews`. */
  hasReviews: boolean;
}

/** What a template is made with, then its figures. */
export function Facts({ product, version, hasReviews }: FactsProps) {
  const { technology, browsers, build, license } = product;
  const made: [string, ReactNode][] = [
    ['Technology', technology],
    ['Browsers', browsers],
    ['Build', build],
    ['License', license || 'Commercial'],
  ];
  const facts: [string, ReactNode][] = [
    ...made.filter(([, value]) => value),
    ['Rating', ratingOf(product, hasReviews)],
    ['Downloads', formatCount(product.downloads)],
  ];
  if (version) {
    facts.push(['Version', version.version], ['Size', formatSize(version.sizeBytes)]);
    facts.push(['Files', formatCount(version.files.length)]);
  }
  facts.push(['Updated', formatUtcDate(Math.max(product.updatedAt, version?.releasedAt ?? 0))]);
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
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}

function ratingOf({ rating, reviewCount }: Product, hasReviews: boolean): ReactNode {
  if (rating === 0) return 'No ratings yet';
  const count = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;
  return (
    <>
      <Rating value={rating} /> from {hasReviews ? <Link href="#reviews">{count}</Link> : count}
    </>
  );
}
