import Box from '@mui/material/Box';
import type { Span } from '@tempera/domain/reports/sales-period';
import { averageOrder, growthOf, type SalesMonth, totalsOf } from '@tempera/domain/reports/sales-report';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { useCallback } from 'react';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { countNewCustomers, countNewProducts } from '../api/counts.ts';
import { formatCount, formatGrowth } from '../insights.ts';
import { money, type Report } from '../report.ts';

interface SalesCardsProps {
  /** Null until they are there, undefined when they could not be had. */
  months: readonly SalesMonth[] | null | undefined;
  span: Span;
  before: Span;
}

/** The last 30 days beside the 30 before them. */
export function SalesCards({ months, ...spans }: SalesCardsProps) {
  const { currency } = useSettings();
  const now = months && totalsOf(months, spans.span);
  const before = months && totalsOf(months, spans.before);
  const than = 'the 30 days before';
  return (
    <StatCards>
      <ComparedCard
        title="Revenue"
        href={`${panelPaths.adminReports}?period=30days`}
        now={now ? now.earnedCents : now}
        before={before?.earnedCents}
        than={than}
        show={(amount) => money(amount, currency)}
      />
      <ComparedCard
        title="Orders"
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

interface ReportCardsProps {
  report: Report;
  before: Span;
  /** What the period is compared with. */
  than: string;
}

/** The four figures of a period, each beside the one before. */
export function ReportCards({ report, before: spanBefore, than }: ReportCardsProps) {
  const { currency } = useSettings();
  const { span, totals, before } = report;
  const show = (amount: number) => money(amount, currency);
  return (
    <StatCards>
      <ComparedCard
        title="Revenue"
        now={totals.earnedCents}
        before={before.earnedCents}
        than={than}
        show={show}
      />
      <ComparedCard title="Orders" now={totals.orders} before={before.orders} than={than} />
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
  /** What it is compared with: `the 30 days before`. */
  than: string;
  show?: (figure: number) => string;
}

function ComparedCard({ title, href, now, none, before, than, show = formatCount }: ComparedCardProps) {
  return (
    <StatCard
      title={title}
      figure={typeof now === 'number' ? show(now) : now === null ? (none ?? null) : undefined}
      note={<Growth now={now} before={before} than={than} />}
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

/** How a figure compares with the one before it, where there is one: no percentage is made up. */
function Growth({ now, before, than }: Pick<ComparedCardProps, 'now' | 'before' | 'than'>) {
  if (typeof now !== 'number' || typeof before !== 'number') return null;
  const growth = growthOf(now, before);
  if (growth === null) return 'Nothing to compare yet';
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, color: growth > 0 ? 'verdigris.text' : 'text.primary' }}>
        {formatGrowth(growth)}
      </Box>{' '}
      on {than}
    </>
  );
}
