import Box from '@mui/material/Box';
import { growthOf } from '@tempera/domain/reports/sales-report';
import { formatGrowth } from '../format-growth.ts';

interface GrowthProps {
  /** Null until it is there, undefined when it could not be had. */
  now: number | null | undefined;
  before: number | null | undefined;
  /** What it is compared with: `the 30 days before`. */
  than: string;
}

/** How a figure compares with the one before it, where there is one: no percentage is made up. */
export function Growth({ now, before, than }: GrowthProps) {
  if (typeof now !== 'number' || typeof before !== 'number') return null;
  const growth = growthOf(now, before);
  if (growth === null) return 'No earlier figure';
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, color: growth > 0 ? 'verdigris.text' : 'text.primary' }}>
        {formatGrowth(growth)}
      </Box>{' '}
      on {than}
    </>
  );
}
