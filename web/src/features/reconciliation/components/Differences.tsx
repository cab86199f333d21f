import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Reconciliation } from '@tempera/domain/reconciliation/compare-books';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useState } from 'react';
import { DifferenceLine } from './DifferenceLine.tsx';

/** At first, and more on each request: a day of wrong keys has hundreds. */
const atOnce = 25;

interface DifferencesProps {
  found: Reconciliation;
  /** The day's. */
  name: string;
  busy: boolean;
  onBook: (id: string) => void;
}

/** What differs on a day, a part at a time. */
export function Differences({ found: { differences, open }, name, busy, onBook }: DifferencesProps) {
  const [count, setCount] = useState(atOnce);
  const shown = differences.slice(0, count);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box
        component="ul"
        aria-label={`Differences on ${name}`}
        sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 3 }}
      >
        {shown.map((one) => (
          <DifferenceLine key={one.id} one={one} busy={busy} onBook={() => onBook(one.id)} />
        ))}
      </Box>
      {shown.length < open && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
          {shown.length < differences.length && (
            <Button
              variant="outlined"
              onClick={() => setCount(count + atOnce)}
              aria-label={`Show more differences on ${name}`}
            >
              Show more
            </Button>
          )}
          <Typography variant="body2" color="textSecondary">
            {formatCount(shown.length)} of {formatCount(open)} shown.
            {shown.length === differences.length && ' Resolve these, then compare again to see the rest.'}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
