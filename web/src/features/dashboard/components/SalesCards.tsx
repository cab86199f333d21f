import { type Span, shiftDay } from '@tempera/domain/reports/sales-period';
import {
  averageOrder,
  booksOfTotals,
  type SalesMonth,
  type Totals,
  totalsOf,
} from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { formatCount } from '@tempera/domain/site/plain-text';
import { useCallback } from 'react';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countNewCustomers, countNewProducts } from '../api/counts.ts';
import { money, type Report } from '../report.ts';
import { Comparison } from './Comparison.tsx';

interface SalesCardsProps {
  /** Null until they are there, undefined when they could not be had. */
  months: readonly SalesMonth[] | null | undefined;
  span: Span;
  before: Span;
}

/** An order that was refunded in full sold nothing (`domain/src/reports/stats.ts`). */
const ordersCounted = 'Completed, without those refunded in full';

/** What is left of sales, in cents, and of how many orders and payments that was made. */
const netOf = (totals: Totals) => booksOfTotals(totals).all.netCents;
const sampleOf = (totals: Totals) => booksOfTotals(totals).all.payments;

/** The last 30 days beside the 30 before them. */
export function SalesCards({ months, ...spans }: SalesCardsProps) {
  const { currency } = useSettings();
  const now = months && totalsOf(months, spans.span);
  const before = months && totalsOf(months, spans.before);
  const than = 'the 30 days before';
  return (
    <StatCards>
      <ComparedCard
        title="Net revenue"
        href={`${panelPaths.adminReports}?period=30days`}
        now={now && netOf(now)}
        before={before && netOf(before)}
        sample={before && sampleOf(before)}
        than={than}
        show={(amount) => money(amount, currency)}
      />
      <ComparedCard
        title="Orders"
        counts={ordersCounted}
        href={panelPaths.adminOrders}
        now={now ? now.orders : now}
        before={before?.orders}
        than={than}
      />
      <CountedCard title="New customers" {...spans} than={than} ask={countNewCustomers} />
      <CountedCard
        title="New products"
        href={panelPaths.adminProducts}
        {...spans}
        than={than}
        ask={countNewProducts}
      />
    </StatCards>
  );
}

interface TodayCardsProps extends Pick<SalesCardsProps, 'months'> {
  /** Today, as sales are counted: in UTC. */
  day: string;
}

/** What today has brought, beside yesterday. */
export function TodayCards({ months, day }: TodayCardsProps) {
  const { currency } = useSettings();
  const onDay = (one: string) => months && totalsOf(months, { from: one, to: one });
  const now = onDay(day);
  const before = onDay(shiftDay(day, -1));
  const than = 'all of yesterday';
  return (
    <StatCards>
      <ComparedCard
        title="Today’s net revenue"
        now={now && netOf(now)}
        before={before && netOf(before)}
        sample={0}
        than={than}
        show={(amount) => money(amount, currency)}
      />
      <ComparedCard
        title="Today’s orders"
        counts={ordersCounted}
        href={panelPaths.adminOrders}
        now={now ? now.orders : now}
        before={before?.orders}
        sample={0}
        than={than}
      />
    </StatCards>
  );
}

interface ReportCardsProps {
  report: Report;
  before: Span;
  /** What the period is compared with. */
  than: string;
}

/** Four figures of a period, each beside the one before. */
export function ReportCards({ report, before: spanBefore, than }: ReportCardsProps) {
  const { currency } = useSettings();
  const { span, totals, before } = report;
  const show = (amount: number) => money(amount, currency);
  return (
    <StatCards>
      <ComparedCard
        title="Net revenue"
        now={netOf(totals)}
        before={netOf(before)}
        sample={sampleOf(before)}
        than={than}
        show={show}
      />
      <ComparedCard
        title="Orders"
        counts={ordersCounted}
        now={totals.orders}
        before={before.orders}
        than={than}
      />
      <CountedCard
        title="New customers"
        span={span}
        before={spanBefore}
        than={than}
        ask={countNewCustomers}
      />
      <ComparedCard
        title="Average paid order"
        now={averageOrder(totals)}
        none="None"
        before={averageOrder(before) ?? 0}
        sample={before.orders - before.freeOrders}
        than={than}
        show={show}
      />
    </StatCards>
  );
}

interface ComparedCardProps {
  title: string;
  href?: string | undefined;
  /** Null until it is there, undefined when it could not be had. */
  now: number | null | undefined;
  /** Shown instead of null. */
  none?: string;
  before: number | null | undefined;
  /** How many orders the figure before was made of; left out where it is a count itself. */
  sample?: number | null | undefined;
  /** What it is compared with: `the 30 days before`. */
  than: string;
  /** What the figure leaves out, where its title does not say. */
  counts?: string;
  show?: (figure: number) => string;
}

function ComparedCard(props: ComparedCardProps) {
  const { title, counts, href, now, none, before, sample = before, than, show = formatCount } = props;
  return (
    <StatCard
      title={title}
      figure={typeof now === 'number' ? show(now) : now === null ? (none ?? null) : undefined}
      note={
        <>
          <Comparison now={now} before={before} sample={sample} than={than} show={show} />
          {counts && <div>{counts}</div>}
        </>
      }
      {...(href ? { href } : {})}
    />
  );
}

interface CountedCardProps extends Pick<ComparedCardProps, 'title' | 'href' | 'than'> {
  span: Span;
  before: Span;
  ask: (span: Span) => Promise<number>;
}

/** How many there are new in a period, and how that compares with the one before. */
function CountedCard({ span, before, ask, ...card }: CountedCardProps) {
  return <ComparedCard {...card} now={useCountIn(span, ask)} before={useCountIn(before, ask)} />;
}

const useCountIn = ({ from, to }: Span, ask: CountedCardProps['ask']) =>
  useFigure(useCallback(() => ask({ from, to }), [ask, from, to]));
