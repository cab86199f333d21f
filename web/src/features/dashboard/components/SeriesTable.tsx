import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '@mui/utils';
import { formatStep } from '@tempera/domain/site/calendar';
import { useState } from 'react';
import { useSettings } from '../../../ui/settings.tsx';
import { money, type Report } from '../report.ts';
import { FigureTable } from './FigureTable.tsx';

/** What the chart shows, in figures: always there on paper and for screen readers, and a press away for everybody else. */
export function SeriesTable({ report: { series, by } }: { report: Report }) {
  const { currency } = useSettings();
  const [shown, setShown] = useState(false);
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', gap: 3 }}>
      <Button aria-pressed={shown} onClick={() => setShown(!shown)} sx={{ px: 0 }}>
        {shown ? 'Hide the figures' : 'Show the figures'}
      </Button>
      <Box sx={{ width: '100%', ...(shown ? {} : { '@media screen': visuallyHidden }) }}>
        <FigureTable
          label={`Revenue by ${by}`}
          columns={[by === 'day' ? 'Day' : 'Month', 'Orders', 'Revenue']}
          rows={series.map(({ step, orders, earnedCents }) => ({
            key: step,
            cells: [formatStep(step), orders.toLocaleString('en-US'), money(earnedCents, currency)],
          }))}
        />
      </Box>
    </Box>
  );
}
