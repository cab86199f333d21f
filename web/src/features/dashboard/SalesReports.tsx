import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Period, periods, spansOf } from '@tempera/domain/reports/sales-period';
import { formatSpan } from '@tempera/domain/site/calendar';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SelectField } from '../../ui/SelectField.tsx';
import { PeriodReport } from './PeriodReport.tsx';
import { periodNames } from './report.ts';

const options = periods.map((period) => ({ value: period, label: periodNames[period] }));

/** Sales of a period, which stands in the URL. */
export function SalesReports() {
  const [params, setParams] = useSearchParams();
  const [now] = useState(() => Date.now());
  const asked = periods.find((period) => period === params.get('period'));
  const period: Period = asked ?? '30days';
  const spans = spansOf(period, now);
  const choose = (next: Period) => setParams({ period: next }, { replace: true, preventScrollReset: true });
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '16rem minmax(0, 1fr)' },
        columnGap: 6,
        rowGap: { xs: 4, sm: 8 },
      }}
    >
      <Box sx={{ display: 'grid', gap: 1, gridColumn: '1 / -1' }}>
        <Typography variant="h2" component="h1">
          Reports and analytics
        </Typography>
        <Typography color="textSecondary">
          {periodNames[period]}: {formatSpan(spans.span)}, days in UTC
        </Typography>
      </Box>
      <Box sx={{ displayPrint: 'none' }}>
        <SelectField label="Period" value={period} options={options} onChange={choose} />
      </Box>
      <PeriodReport key={period} period={period} spans={spans} />
    </Box>
  );
}
