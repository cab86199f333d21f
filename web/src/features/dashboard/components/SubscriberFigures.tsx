import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { Span } from '@tempera/domain/reports/sales-period';
import type { SalesMonth } from '@tempera/domain/reports/sales-report';
import { type SubscriberMonth, subscriberMonths } from '@tempera/domain/reports/subscribers';
import { formatStep } from '@tempera/domain/site/calendar';
import { panelPaths } from '@tempera/domain/site/panel-screens';
import { formatCount } from '@tempera/domain/site/plain-text';
import { StatCard, StatCards } from '../../../ui/StatCard.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useFigure } from '../../../ui/use-figure.ts';
import { readSubscribersNow } from '../api/subscribers.ts';
import { money, percentOf } from '../report.ts';
import { FigureTable } from './FigureTable.tsx';

/** How many of those at its start a month has lost, in words. */
const lostOf = ({ lost, before }: SubscriberMonth): string =>
  before === 0
    ? 'No subscribers at the start of this month'
    : `${formatCount(lost)} of ${formatCount(before)} this month`;

interface SubscriberCardsProps {
  /** Null until they are there, undefined when they could not be had. */
  months: readonly SalesMonth[] | null | undefined;
  /** The day that is today. */
  day: string;
}

/** Who pays for a plan, what that brings in a month, and who was lost this month. */
export function SubscriberCards({ months, day }: SubscriberCardsProps) {
  const { currency } = useSettings();
  const now = useFigure(readSubscribersNow);
  const month = now && months ? subscriberMonths(now, months, { from: day, to: day }).at(-1) : null;
  const unknown = now === undefined || months === undefined;
  return (
    <StatCards>
      <StatCard
        title="Monthly recurring revenue"
        href={panelPaths.adminSubscriptions}
        figure={now ? money(now.mrrCents, currency) : now}
        note="Without tax"
      />
      <StatCard
        title="Subscribers"
        href={panelPaths.adminSubscriptions}
        figure={now ? formatCount(now.subscribers) : now}
        note={month && `${formatCount(month.began)} new this month`}
      />
      <StatCard
        title="Churn"
        figure={month ? (percentOf(month.lost, month.before) ?? 'None') : unknown ? undefined : null}
        note={month && lostOf(month)}
      />
    </StatCards>
  );
}

/** The same of each month that a span touches. */
export function SubscriberTable({ months, span }: { months: readonly SalesMonth[]; span: Span }) {
  const { currency } = useSettings();
  const now = useFigure(readSubscribersNow);
  if (now === null) return <Skeleton variant="rounded" height="8rem" />;
  if (now === undefined)
    return (
      <Typography color="textSecondary">The subscribers could not be counted. Please reload.</Typography>
    );
  return (
    <FigureTable
      label="Subscribers by month"
      columns={['Month', 'New', 'Lost', 'Churn', 'At month end', 'MRR']}
      rows={subscriberMonths(now, months, span).map(({ month, before, after, began, lost, mrrCents }) => ({
        key: month,
        cells: [
          formatStep(month),
          formatCount(began),
          formatCount(lost),
          percentOf(lost, before) ?? '–',
          formatCount(after),
          money(mrrCents, currency),
        ],
      }))}
    />
  );
}
