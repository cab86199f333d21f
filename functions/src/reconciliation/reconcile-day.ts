import { RefusalError } from '@tempera/domain/calls/reasons';
import { takesMoney } from '@tempera/domain/orders/dispute';
import {
  type BookedEntry,
  canceledThere,
  compareBooks,
  type Difference,
  type ExpectedEntry,
  expectedEntries,
  nothingFound,
  type Reconciliation,
  type Returned,
  withoutReturned,
} from '@tempera/domain/reconciliation/compare-books';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import {
  bookedBetween,
  hasSubject,
  openOrders,
  paymentOf,
  readBooked,
  writeReconciliation,
} from './reconciliations.store.ts';

const dayMs = 86_400_000;
/** What is younger may still be on its way: webhooks, calls and sweeps have had their turn by then. */
const settledAfterMs = 30 * 60_000;

/**
 * What the provider has to say of entries that the window did not account for: what they are about was made before it, as a fee that
 * came late or a renewal that a bank took days for.
 */
async function lookAround(
  entries: readonly BookedEntry[],
  provider: PaymentProvider,
): Promise<ExpectedEntry[]> {
  const wanted = new Set(entries.map(({ id }) => id));
  const found: ExpectedEntry[] = [];
  for (const entry of entries) {
    if (found.some((one) => one.id === entry.id)) continue;
    found.push(...(await lookUp(entry, provider).catch(unlessUnreachable)));
  }
  return found.flatMap(({ onlyWith: _, ...one }) => (wanted.has(one.id) ? [one] : []));
}

/** What the provider has never heard of is not there; a line that is down says nothing. */
function unlessUnreachable(cause: unknown): ExpectedEntry[] {
  if (cause instanceof RefusalError) throw cause;
  return [];
}

async function lookUp(
  { id, kind, reference, currency }: BookedEntry,
  provider: PaymentProvider,
): Promise<ExpectedEntry[]> {
  if (kind === 'payout' && reference) {
    const { state, ...payout } = await provider.payout(reference);
    if (state === 'pending') return [];
    return expectedEntries({ ...nothingFound, payouts: [{ ...payout, hasFailed: state === 'failed' }] });
  }
  if (reference?.startsWith('dp_') || reference?.startsWith('du_')) {
    const { reference: payment, state, ...dispute } = await provider.dispute(reference);
    if (!takesMoney(state)) return [];
    const disputes = [{ ...dispute, payment, state, currency }];
    return expectedEntries({ ...nothingFound, disputes });
  }
  const of = await paymentOf(id);
  if (of === null) return [];
  if (kind === 'refund') {
    const refunds = (await provider.refundsOf(of)).flatMap(({ outcome, reference: number, ...refund }) => {
      const hasFailed = outcome === 'refused';
      const isOver = hasFailed || outcome === 'refunded';
      return isOver && number ? [{ ...refund, reference: number, payment: of, currency, hasFailed }] : [];
    });
    return expectedEntries({ ...nothingFound, refunds });
  }
  const { about, state, amountCents, fee } = await provider.lookup(of);
  if (!about || state !== 'paid') return [];
  const subject = about.kind === 'order' ? about.orderId : about.chargeId;
  const payments = [{ reference: of, of: subject, amountCents, currency, feeCents: fee?.feeCents ?? null }];
  return expectedEntries({ ...nothingFound, payments });
}

/** Orders of a window that wait here for what the provider has canceled. One that it has never heard of is the sweep's to close. */
async function canceledOrders(from: number, to: number, provider: PaymentProvider): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const order of await openOrders(from, to, provider.name)) {
    const state = await provider.lookup(order.reference).then(
      (payment) => payment.state,
      (cause: unknown) => {
        if (cause instanceof RefusalError) throw cause;
        return null;
      },
    );
    if (state === 'canceled') found.push(canceledThere(order));
  }
  return found;
}

/** The payments among them that no order and no plan's charge here is paid by. */
async function orphansOf(returned: readonly Returned[]): Promise<Set<string>> {
  const orphans = new Set<string>();
  for (const one of returned) {
    if (!(await hasSubject(one))) orphans.add(one.payment);
  }
  return orphans;
}

/**
 * Compares a UTC day of the ledger with what the provider made on it, both ways, and stores what differs.
 * @throws RefusalError `payment-unavailable`
 */
export async function reconcileDay(
  day: string,
  provider: PaymentProvider,
): Promise<Omit<Reconciliation, 'at'>> {
  const from = Date.parse(day);
  const to = Math.min(from + dayMs, clock.now() - settledAfterMs);
  const made = to > from ? await provider.madeBetween(from, to) : nothingFound;
  const expected = expectedEntries(made);
  const ofDay = await bookedBetween(from, Math.max(from, to), provider.name);
  const known = new Set(expected.map(({ id }) => id));
  const others = ofDay.filter(({ id }) => !known.has(id));
  const around = await lookAround(others, provider);
  const all = [...expected, ...around];
  const booked = [...(await readBooked(expected.map(({ id }) => id))), ...others];
  const canceled = to > from ? await canceledOrders(from, to, provider) : [];
  const compared = compareBooks(all, booked);
  const differing = new Set(
    compared.flatMap(({ about }) => (about && 'reference' in about ? about.reference : [])),
  );
  const orphans = await orphansOf(made.returned.filter(({ payment }) => differing.has(payment)));
  const differences = [...withoutReturned(compared, orphans), ...canceled];
  const found = {
    day,
    expected: expected.length,
    booked: ofDay.length,
    differences,
    open: differences.length,
  };
  await writeReconciliation(found);
  logs.reconciled(day, differences.length);
  return found;
}
