import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { spansOf } from '@tempera/domain/reports/sales-period';
import { seriesOf, soldOf, totalsOf } from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { type ReactNode, Suspense, useState } from 'react';
import { LiveData } from '../../ui/LiveData.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useSettings } from '../../ui/settings.tsx';
import { type CatalogueNow, useCatalogue } from './api/catalogue.ts';
import { useRecentOrders, useSalesMonths, useSold } from './api/sales.ts';
import { BooksTable } from './components/BooksTable.tsx';
import { PopularCategories, QuickStats, TopProducts } from './components/DashboardTables.tsx';
import { FirstSale } from './components/FirstSale.tsx';
import { NeedsAttention } from './components/NeedsAttention.tsx';
import { PanelSection, SideBySide } from './components/PanelSection.tsx';
import { RecentOrders, StoreNews } from './components/RecentOrders.tsx';
import { SeriesTable } from './components/ReportTables.tsx';
import { SalesCards, TodayCards } from './components/SalesCards.tsx';
import { SubscriberCards } from './components/SubscriberFigures.tsx';

const RevenueChart = lazyPart(() => import('./components/RevenueChart.tsx'));

const chart = <Skeleton variant="rounded" height={280} />;

/** Today and what needs somebody, sales of the last 30 days, and what happened last. */
export function Dashboard({ activity }: { activity: ReactNode }) {
  const { currency } = useSettings();
  const [{ span, before }] = useState(() => spansOf('30days', Date.now()));
  const months = useSalesMonths(before, span);
  const sold = useSold(span, 'day');
  const orders = useRecentOrders();
  const catalogue = useCatalogue();
  const onceRead = (show: (read: CatalogueNow) => ReactNode) =>
    catalogue ? show(catalogue) : <Skeleton variant="rounded" height="14rem" />;
  const known = months.error ? undefined : months.data;
  return (
    <Box sx={{ display: 'grid', gap: { xs: 8, md: 10 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
        <Typography variant="h2" component="h1">
          Dashboard
        </Typography>
        <Button variant="contained" href={panelPaths.adminAddProduct}>
          Add Product
        </Button>
      </Box>
      {orders.data?.length === 0 && catalogue && <FirstSale catalogue={catalogue} />}
      <SideBySide>
        <PanelSection title="Today">
          <TodayCards months={known} day={span.to} />
        </PanelSection>
        <NeedsAttention />
      </SideBySide>
      <PanelSection
        title="The last 30 days"
        more={{ href: `${panelPaths.adminReports}?period=30days`, label: 'Full report' }}
      >
        <LiveData live={months} waiting={chart}>
          {(list) => {
            const series = seriesOf(list, span, 'day');
            return (
              <>
                <Suspense fallback={chart}>
                  <RevenueChart series={series} currency={currency} />
                </Suspense>
                <SeriesTable report={{ series, by: 'day' }} />
              </>
            );
          }}
        </LiveData>
        <SalesCards months={known} span={span} before={before} />
        <LiveData live={months}>{(list) => <BooksTable totals={totalsOf(list, span)} />}</LiveData>
      </PanelSection>
      <PanelSection
        title="Subscriptions"
        more={{ href: panelPaths.adminSubscriptions, label: 'All subscriptions' }}
      >
        <SubscriberCards months={known} day={span.to} />
      </PanelSection>
      <SideBySide>
        <PanelSection title="Recent orders" more={{ href: panelPaths.adminOrders, label: 'All orders' }}>
          <LiveData live={orders}>{(list) => <RecentOrders orders={list} />}</LiveData>
        </PanelSection>
        <PanelSection title="Top products" more={{ href: panelPaths.adminProducts, label: 'All products' }}>
          {onceRead(({ rows }) => (
            <LiveData live={sold}>{(days) => <TopProducts rows={rows} sold={soldOf(days)} />}</LiveData>
          ))}
        </PanelSection>
        <PanelSection title="Quick stats">
          {onceRead(({ rows }) => (
            <LiveData live={months}>
              {(list) => <QuickStats totals={totalsOf(list, span)} rows={rows} />}
            </LiveData>
          ))}
        </PanelSection>
        <PanelSection title="Popular categories">
          {onceRead(({ rows, categoryNames }) => (
            <PopularCategories rows={rows} names={categoryNames} />
          ))}
        </PanelSection>
        <PanelSection title="Recent activity">
          {onceRead(({ rows }) => (
            <LiveData live={orders}>{(list) => <StoreNews orders={list} rows={rows} />}</LiveData>
          ))}
        </PanelSection>
        <PanelSection title="From the audit log" more={{ href: panelPaths.adminAudit, label: 'Full log' }}>
          {activity}
        </PanelSection>
      </SideBySide>
    </Box>
  );
}
