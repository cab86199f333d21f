import { type Cents, toUnits } from '@tempera/domain/money/money';
import { toCsv } from '@tempera/domain/reports/csv';
import type { ListedSubscription } from './api/subscriptions.ts';
import { methodOf } from './subscription-words.ts';

const columns = [
  'uid',
  'name',
  'email',
  'plan',
  'status',
  'price',
  'monthly revenue without tax',
  'currency',
  'period end',
  'next plan',
  'payment',
  'since',
];

const day = (ms: number | null | undefined) => (ms ? new Date(ms).toISOString() : '');
const units = (amountCents: number) => toUnits(amountCents as Cents);

/** Subscriptions as CSV: money in units to the cent, times in ISO 8601. */
export const subscriptionsToCsv = (list: readonly ListedSubscription[]): string =>
  toCsv(
    columns,
    list.map((one) => [
      one.id,
      one.person?.name ?? '',
      one.person?.email ?? '',
      one.planId,
      one.listing,
      units(one.priceCents ?? 0),
      units(one.mrrCents),
      one.currency,
      day(one.periodEnd),
      one.nextPlanId ?? '',
      methodOf(one),
      day(one.startedAt),
    ]),
  );
