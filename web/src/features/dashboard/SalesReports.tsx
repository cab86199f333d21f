import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Period, periods, type Span, spansOf } from '@tempera/domain/reports/sales-period';
import { formatSpan } from '@tempera/domain/site/calendar';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LiveData } from '../../ui/LiveData.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import { useCatalogue } from './api/catalogue.ts';
import { useSalesMonths, useSold } from './api/sales.ts';
import { ReportBody } from './components/ReportBody.tsx';
import { makeReport, periodNames } from './report.ts';

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

interface PeriodReportProps {
  period: Period;
  spans: { span: Span; before: Span; by: 'day' | 'month' };
}

/** The report of one period, live: a document for each month and one for each day or month of products. */
function PeriodReport({ period, spans }: PeriodReportProps) {
  const { span, before, by } = spans;
  const months = useSalesMonths(before, span);
  const catalogue = useCatalogue();
  const sold = useSold(span, by);
  if (!catalogue || !months.data || !sold.data) {
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LiveData live={{ loading: true, data: null, error: months.error ?? sold.error }}>
          {() => null}
        </LiveData>
      </Box>
    );
  }
  const categoryOf = new Map(catalogue.rows.map(({ slug, category }) => [slug, category]));
  const report = makeReport(spans, { months: months.data, sold: sold.data, categoryOf });
  return (
    <ReportBody period={period} report={report} before={before} months={months.data} catalogue={catalogue} />
  );
}
