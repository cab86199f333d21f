import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { spansOf } from '@tempera/domain/reports/sales-period';
import { soldOf, totalsOf } from '@tempera/domain/reports/sales-report';
import { monthOf } from '@tempera/domain/reports/stats';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { type ReactNode, useState } from 'react';
import { LiveData } from '../../ui/LiveData.tsx';
import { StatCards } from '../../ui/StatCard.tsx';
import { countAppeals, countRestricted, countTickets, countUsers } from './api/counts.ts';
import { useCatalogue } from './api/use-catalogue.ts';
import { useRecentOrders } from './api/use-recent-orders.ts';
import { useSalesMonths, useSoldInMonths } from './api/use-sales.ts';
import { PanelSection, SideBySide } from './components/PanelSection.tsx';
import { PopularCategories } from './components/PopularCategories.tsx';
import { QuickStats } from './components/QuickStats.tsx';
import { RecentOrders } from './components/RecentOrders.tsx';
import { SalesCards } from './components/SalesCards.tsx';
import { StoreNews } from './components/StoreNews.tsx';
import { TopProducts } from './components/TopProducts.tsx';
import { FigureCard } from './FigureCard.tsx';

const waiting = [
  { title: 'Open tickets', href: panelPaths.adminTickets, count: countTickets },
  { title: 'Appeals waiting', href: panelPaths.adminAppeals, count: countAppeals },
  { title: 'Restricted users', href: panelPaths.adminUsers, count: countRestricted },
  { title: 'Users', href: panelPaths.adminUsers, count: countUsers },
] as const;

const loading = <Skeleton variant="rounded" height="14rem" />;

/** Sales of the last 30 days, what waits for an answer, and the latest activity. */
export function Dashboard({ activity }: { activity: ReactNode }) {
  const [{ span, before }] = useState(() => spansOf('30days', Date.now()));
  const months = useSalesMonths(before, span);
  const thisMonth = useSoldInMonths({ from: `${monthOf(span.to)}-01`, to: span.to });
  const orders = useRecentOrders();
  const catalogue = useCatalogue();
  return (
    <Box sx={{ display: 'grid', gap: 10 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 4 }}>
        <Typography variant="h2" component="h1">
          Dashboard
        </Typography>
        <Button variant="contained" href={panelPaths.adminAddProduct}>
          Add Product
        </Button>
      </Box>
      <PanelSection
        title="The last 30 days"
        more={{ href: `${panelPaths.adminReports}?period=30days`, label: 'The whole report' }}
      >
        <SalesCards months={months.error ? undefined : months.data} span={span} before={before} />
      </PanelSection>
      <SideBySide>
        <PanelSection title="Recent orders" more={{ href: panelPaths.adminOrders, label: 'All orders' }}>
          <LiveData live={orders}>{(list) => <RecentOrders orders={list} />}</LiveData>
        </PanelSection>
        <PanelSection title="Top products" more={{ href: panelPaths.adminProducts, label: 'All products' }}>
          {catalogue ? (
            <LiveData live={thisMonth}>
              {(sold) => <TopProducts rows={catalogue.rows} sold={soldOf(sold)} />}
            </LiveData>
          ) : (
            loading
          )}
        </PanelSection>
        <PanelSection title="Quick stats">
          {catalogue ? (
            <LiveData live={months}>
              {(list) => <QuickStats totals={totalsOf(list, span)} rows={catalogue.rows} />}
            </LiveData>
          ) : (
            loading
          )}
        </PanelSection>
        <PanelSection title="Popular categories">
          {catalogue ? <PopularCategories rows={catalogue.rows} names={catalogue.categoryNames} /> : loading}
        </PanelSection>
      </SideBySide>
      <PanelSection title="Waiting for an answer">
        <StatCards>
          {waiting.map((card) => (
            <FigureCard key={card.title} {...card} />
          ))}
        </StatCards>
      </PanelSection>
      <PanelSection title="Recent activity">
        {catalogue ? (
          <LiveData live={orders}>{(list) => <StoreNews orders={list} rows={catalogue.rows} />}</LiveData>
        ) : (
          loading
        )}
      </PanelSection>
      <PanelSection title="From the audit log">{activity}</PanelSection>
    </Box>
  );
}
