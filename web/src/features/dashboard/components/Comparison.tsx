import Box from '@mui/material/Box';
import { growthOf } from '@tempera/domain/reports/sales-report';
import { formatGrowth } from '../insights.ts';

/** From so many orders, customers or products in the period before on, a percentage says something. */
const comparableFrom = 5;

interface ComparisonProps {
  now: number | null | undefined;
  before: number | null | undefined;
  /** How many the figure before was made of; itself where it is a count. */
  sample?: number | null | undefined;
  /** What it is compared with: `the 30 days before`. */
  than: string;
  show: (figure: number) => string;
}

/** How a figure compares with the one before it: in percent where there is enough to compare, else by what that was. */
export function Comparison({ now, before, sample = before, than, show }: ComparisonProps) {
  if (typeof now !== 'number' || typeof before !== 'number' || typeof sample !== 'number') return null;
  const growth = growthOf(now, before);
  if (growth === null || sample < comparableFrom) return `${show(before)} in ${than}`;
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, color: growth > 0 ? 'verdigris.text' : 'text.primary' }}>
        {formatGrowth(growth)}
      </Box>{' '}
      on {than}
    </>
  );
}
