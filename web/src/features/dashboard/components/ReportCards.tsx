import type { Span } from '@tempera/domain/reports/sales-period';
import { averageOrder } from '@tempera/domain/reports/sales-report';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { countNewCustomers } from '../api/counts.ts';
import { money, type Report } from '../report.ts';
import { CountedCard } from './CountedCard.tsx';
import { Growth } from './Growth.tsx';

interface ReportCardsProps {
  report: Report;
  before: Span;
  /** What the period is compared with. */
  than: string;
}

/** The four figures of a period, each beside the one before. */
export function ReportCards({
  report: { span, totals, before },
  before: spanBefore,
  than,
}: ReportCardsProps) {
  const { currency } = useSettings();
  const average = averageOrder(totals);
  return (
    <StatCards>
      <StatCard
        title="Revenue"
        figure={money(totals.earnedCents, currency)}
        note={<Growth now={totals.earnedCents} before={before.earnedCents} than={than} />}
      />
      <StatCard
        title="Orders"
        figure={totals.orders.toLocaleString('en-US')}
        note={<Growth now={totals.orders} before={before.orders} than={than} />}
      />
      <CountedCard
        title="New customers"
        span={span}
        before={spanBefore}
        than={than}
        count={countNewCustomers}
      />
      <StatCard
        title="Average paid order"
        figure={average === null ? 'None' : money(average, currency)}
        note={<Growth now={average} before={averageOrder(before) ?? 0} than={than} />}
      />
    </StatCards>
  );
}
