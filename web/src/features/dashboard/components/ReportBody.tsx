import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Period, Span } from '@tempera/domain/reports/sales-period';
import { booksOfTotals, type SalesMonth } from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { EmptyState } from '../../../ui/Notice.tsx';
import { saveCsv } from '../../../ui/save-csv.ts';
import { useSettings } from '../../../ui/settings.tsx';
import { type CatalogueNow, useTitles } from '../api/catalogue.ts';
import { customerInsights, growthInsights, productInsights } from '../insights.ts';
import { type Names, periodsBefore, type Report, reportToCsv } from '../report.ts';
import { BooksTable } from './BooksTable.tsx';
import { FigureList } from './FigureTable.tsx';
import { PanelSection, SideBySide } from './PanelSection.tsx';
import { SeriesTable, SoldCategories, SoldProducts } from './ReportTables.tsx';
import { ReportCards } from './SalesCards.tsx';
import { SubscriberTable } from './SubscriberFigures.tsx';

/** Loaded with the first report that has something to draw. */
const RevenueChart = lazyPart(() => import('./RevenueChart.tsx'));

/** Number of top products in a report. */
const topProducts = 5;

interface ReportBodyProps {
  period: Period;
  report: Report;
  before: Span;
  months: readonly SalesMonth[];
  catalogue: CatalogueNow;
}

/** Cards, chart, tables and insights of one period, and the ways to keep them. */
export function ReportBody({ period, report, before, months, catalogue }: ReportBodyProps) {
  const { currency } = useSettings();
  const top = report.sold.slice(0, topProducts);
  const listed = new Map(catalogue.rows.map(({ slug, title }) => [slug, title]));
  const gone = useTitles(top.map(({ slug }) => slug).filter((slug) => !listed.has(slug)));
  const names: Names = {
    product: (slug) => listed.get(slug) ?? gone.get(slug) ?? slug,
    category: (slug) => (slug === null ? 'Not for sale now' : (catalogue.categoryNames.get(slug) ?? slug)),
  };
  const { orders, refunds } = report.totals;
  const { netCents, payments } = booksOfTotals(report.totals).all;
  const isEmpty = orders === 0 && refunds === 0 && payments === 0 && netCents === 0;
  return (
    <>
      <ReportExport period={period} report={report} names={names} />
      <Box sx={{ display: 'grid', gap: 8, gridColumn: '1 / -1' }}>
        <ReportCards report={report} before={before} than={periodsBefore[period]} />
        {isEmpty ? (
          <EmptyState title="No sales in this period" text="Try a longer period." />
        ) : (
          <>
            <PanelSection title="Gross sales to net revenue">
              <BooksTable totals={report.totals} />
            </PanelSection>
            <PanelSection title={`Net revenue by ${report.by}`}>
              <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
                <RevenueChart series={report.series} currency={currency} />
              </Suspense>
              <SeriesTable report={report} />
            </PanelSection>
            <PanelSection
              title="Subscribers by month"
              more={{ href: panelPaths.adminSubscriptions, label: 'All subscriptions' }}
            >
              <SubscriberTable months={months} span={report.span} />
            </PanelSection>
            <SideBySide>
              <PanelSection title="Top products">
                <SoldProducts sold={top} names={names} />
                <Typography variant="body2" color="textSecondary">
                  Sales include tax, after refunds.
                </Typography>
              </PanelSection>
              <PanelSection title="Category performance">
                <SoldCategories
                  sold={report.categories}
                  earnedCents={report.totals.earnedCents}
                  names={names}
                />
              </PanelSection>
            </SideBySide>
            <SideBySide columns={3}>
              <PanelSection title="Customers">
                <FigureList figures={customerInsights(report)} />
              </PanelSection>
              <PanelSection title="Products">
                <FigureList figures={productInsights(report, currency)} />
              </PanelSection>
              <PanelSection title="Growth">
                <FigureList figures={growthInsights(report, currency)} />
              </PanelSection>
            </SideBySide>
          </>
        )}
      </Box>
    </>
  );
}

/** The report as a file, or on paper: the browser's dialog saves it as a PDF too. */
function ReportExport({ period, report, names }: { period: Period; report: Report; names: Names }) {
  const { currency } = useSettings();
  const save = () => saveCsv(reportToCsv(report, names, currency), `report-${period}-${report.span.to}.csv`);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 3, displayPrint: 'none' }}>
      <Button variant="outlined" color="secondary" onClick={save}>
        Export Report
      </Button>
      <Button variant="outlined" color="secondary" onClick={() => window.print()}>
        Print or save as PDF
      </Button>
    </Box>
  );
}
