import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { spansOf } from '@tempera/domain/reports/sales-period';
import { soldOf, totalsOf } from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { type ReactNode, useState } from 'react';
import { LiveData } from '../../ui/LiveData.tsx';
import { StatCard, StatCards } from '../../ui/StatCard.tsx';
import { useFigure } from '../../ui/use-figure.ts';
import { type CatalogueNow, useCatalogue } from './api/catalogue.ts';
import { countAppeals, countedAtMost, countRestricted, countTickets, countUsers } from './api/counts.ts';
import { useRecentOrders, useSalesMonths, useSold } from './api/sales.ts';
import { PopularCategories, QuickStats, TopProducts } from './components/DashboardTables.tsx';
import { PanelSection, SideBySide } from './components/PanelSection.tsx';
import { RecentOrders, StoreNews } from './components/RecentOrders.tsx';
import { SalesCards } from './components/SalesCards.tsx';

const waiting = [
  { title: 'Open tickets', href: panelPaths.adminTickets, count: countTickets },
  { title: 'Appeals waiting', href: panelPaths.adminAppeals, count: countAppeals },
  { title: 'Restricted users', href: panelPaths.adminUsers, count: countRestricted },
  { title: 'Users', href: panelPaths.adminUsers, count: countUsers },
] as const;

/** Sales of the last 30 days, what waits for an answer, and the latest activity. */
export function Dashboard({ activity }: { activity: ReactNode }) {
  const [{ span, before }] = useState(() => spansOf('30days', Date.now()));
  const months = useSalesMonths(before, span);
  const thisMonth = useSold({ from: span.to, to: span.to }, 'month');
  const orders = useRecentOrders();
  const catalogue = useCatalogue();
  const onceRead = (show: (read: CatalogueNow) => ReactNode) =>
    catalogue ? show(catalogue) : <Skeleton variant="rounded" height="14rem" />;
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
        more={{ href: `${panelPaths.adminReports}?period=30days`, label: 'Full report' }}
      >
        <SalesCards months={months.error ? undefined : months.data} span={span} before={before} />
      </PanelSection>
      <SideBySide>
        <PanelSection title="Recent orders" more={{ href: panelPaths.adminOrders, label: 'All orders' }}>
          <LiveData live={orders}>{(list) => <RecentOrders orders={list} />}</LiveData>
        </PanelSection>
        <PanelSection title="Top products" more={{ href: panelPaths.adminProducts, label: 'All products' }}>
          {onceRead(({ rows }) => (
            <LiveData live={thisMonth}>{(sold) => <TopProducts rows={rows} sold={soldOf(sold)} />}</LiveData>
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
      </SideBySide>
      <PanelSection title="Waiting for an answer">
        <StatCards>
          {waiting.map((card) => (
            <FigureCard key={card.title} {...card} />
          ))}
        </StatCards>
      </PanelSection>
      <PanelSection title="Recent activity">
        {onceRead(({ rows }) => (
          <LiveData live={orders}>{(list) => <StoreNews orders={list} rows={rows} />}</LiveData>
        ))}
      </PanelSection>
      <PanelSection title="From the audit log">{activity}</PanelSection>
    </Box>
  );
}

/** A figure that is counted when the screen opens, and the way to what it counts. */
function FigureCard({ title, href, count }: { title: string; href: string; count: () => Promise<number> }) {
  const counted = useFigure(count);
  const figure =
    typeof counted === 'number'
      ? `${counted.toLocaleString('en-US')}${counted === countedAtMost ? '+' : ''}`
      : counted;
  return <StatCard title={title} href={href} figure={figure} />;
}
