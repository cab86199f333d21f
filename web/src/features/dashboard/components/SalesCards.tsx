import { cents, formatMoney } from '@tempera/domain/money/money';
import type { Span } from '@tempera/domain/reports/sales-period';
import { type SalesMonth, totalsOf } from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { countNewCustomers, countNewProducts } from '../api/counts.ts';
import { CountedCard } from './CountedCard.tsx';
import { Growth } from './Growth.tsx';

interface SalesCardsProps {
  /** Null until they are there, undefined when they could not be had. */
  months: readonly SalesMonth[] | null | undefined;
  span: Span;
  before: Span;
}

const than = 'the 30 days before';

/** The last 30 days beside the 30 before them. */
export function SalesCards({ months, span, before }: SalesCardsProps) {
  const { currency } = useSettings();
  const now = months && totalsOf(months, span);
  const then = months && totalsOf(months, before);
  return (
    <StatCards>
      <StatCard
        title="Revenue"
        href={`${panelPaths.adminReports}?period=30days`}
        figure={now ? formatMoney(cents(now.earnedCents), currency) : now}
        note={<Growth now={now?.earnedCents} before={then?.earnedCents} than={than} />}
      />
      <StatCard
        title="Orders"
        href={panelPaths.adminOrders}
        figure={now ? now.orders.toLocaleString('en-US') : now}
        note={<Growth now={now?.orders} before={then?.orders} than={than} />}
      />
      <CountedCard title="New customers" span={span} before={before} than={than} count={countNewCustomers} />
      <CountedCard
        title="New products"
        href={panelPaths.adminProducts}
        span={span}
        before={before}
        than={than}
        count={countNewProducts}
      />
    </StatCards>
  );
}
