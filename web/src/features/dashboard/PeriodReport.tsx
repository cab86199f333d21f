import Box from '@mui/material/Box';
import type { Period, Span } from '@tempera/domain/reports/sales-period';
import type { SoldProducts } from '@tempera/domain/reports/sales-report';
import type { ReactNode } from 'react';
import type { Live } from '../../firebase/live/use-doc.ts';
import { LiveData } from '../../ui/LiveData.tsx';
import { useCatalogue } from './api/use-catalogue.ts';
import { useSalesMonths, useSoldInMonths, useSoldOnDays } from './api/use-sales.ts';
import { ReportBody } from './components/ReportBody.tsx';
import { makeReport } from './report.ts';

interface SoldProps {
  span: Span;
  children: (live: Live<SoldProducts[]>) => ReactNode;
}

const SoldOnDays = ({ span, children }: SoldProps) => children(useSoldOnDays(span));
const SoldInMonths = ({ span, children }: SoldProps) => children(useSoldInMonths(span));

interface PeriodReportProps {
  period: Period;
  spans: { span: Span; before: Span; by: 'day' | 'month' };
}

/** The report of one period, live: a document for each month and one for each day or month of products. */
export function PeriodReport({ period, spans }: PeriodReportProps) {
  const { span, before, by } = spans;
  const months = useSalesMonths(before, span);
  const catalogue = useCatalogue();
  const Sold = by === 'day' ? SoldOnDays : SoldInMonths;
  return (
    <Sold span={span}>
      {(sold) =>
        catalogue && months.data && sold.data ? (
          <ReportBody
            period={period}
            report={makeReport(spans, {
              months: months.data,
              sold: sold.data,
              categoryOf: new Map(catalogue.rows.map(({ slug, category }) => [slug, category])),
            })}
            before={before}
            catalogue={catalogue}
          />
        ) : (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <LiveData live={{ loading: true, data: null, error: months.error ?? sold.error }}>
              {() => null}
            </LiveData>
          </Box>
        )
      }
    </Sold>
  );
}
