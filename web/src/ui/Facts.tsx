import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface FactsProps {
  /** A fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Values at the right edge, for amounts. */
  sums?: boolean;
}

/** Names and what they stand for, line by line. */
export const Facts = ({ facts, sums = false }: FactsProps) => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: sums ? '1fr auto' : 'auto minmax(0, 1fr)',
      columnGap: 4,
      rowGap: 2,
    }}
  >
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== false)
      .map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary">
            {name}
          </Typography>
          <Typography
            component="dd"
            variant={sums ? 'mono' : 'body1'}
            sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere', textAlign: sums ? 'right' : undefined }}
          >
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
);
