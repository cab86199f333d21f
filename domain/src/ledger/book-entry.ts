import type { Order } from '../orders/order.ts';
import type { PlanCharge } from '../plans/subscription.ts';
import type { TaxRecord } from '../tax/tax.ts';
import type { LedgerEntry, NewEntry } from './ledger-entry.ts';
import type { ProviderFee } from './provider-fee.ts';
import { taxShare } from './tax-share.ts';

/** What an order or a plan's charge was paid with, as far as the books know. */
export interface Paid {
  of: LedgerEntry['of'];
  /** What was charged, tax included, in cents. */
  totalCents: number;
  taxCents: number;
  currency: LedgerEntry['currency'];
  provider: string;
  taxed: Taxed;
  thinEvidence?: true | undefined;
}

/** Where it is taxed and how, as the entry says it; what is older than tax records says nothing. */
type Taxed = Pick<LedgerEntry, 'country' | 'region' | 'rate' | 'reverseCharge'>;

const taxedBy = (tax: TaxRecord | undefined): Taxed =>
  tax ? { country: tax.country, region: tax.region, rate: tax.rate, reverseCharge: tax.reverseCharge } : {};

type BookedOrder = Pick<
  Order,
  'id' | 'uid' | 'totalCents' | 'taxCents' | 'currency' | 'payment' | 'tax' | 'thinEvidence'
>;

export function paidOrder(order: BookedOrder): Paid {
  const { id, uid, totalCents, taxCents, currency, payment, tax, thinEvidence } = order;
  return {
    of: { type: 'order', id, uid },
    totalCents,
    taxCents,
    currency,
    provider: payment.provider,
    taxed: taxedBy(tax),
    thinEvidence,
  };
}

type BookedCharge = Pick<
  PlanCharge,
  'id' | 'amountCents' | 'taxCents' | 'currency' | 'payment' | 'tax' | 'thinEvidence'
>;

export function paidCharge(uid: string, charge: BookedCharge): Paid {
  const { id, amountCents, taxCents, currency, payment, tax, thinEvidence } = charge;
  return {
    of: { type: 'plan', id, uid },
    totalCents: amountCents,
    taxCents,
    currency,
    provider: payment.provider,
    taxed: taxedBy(tax),
    thinEvidence,
  };
}

/** Where and when something was booked. */
interface Booking {
  /** The provider's number for it. */
  reference: string | null;
  /** Milliseconds. */
  at: number;
}

const entryOf = (
  { of, currency, provider }: Paid,
  { reference, at }: Booking,
  grossCents: number,
  taxCents: number,
) => ({
  of,
  grossCents,
  taxCents,
  netCents: grossCents - taxCents,
  currency,
  provider,
  reference,
  at,
});

/** What was paid. */
export function chargeEntry(paid: Paid, booking: Booking): NewEntry {
  const amounts = entryOf(paid, booking, paid.totalCents, paid.taxCents);
  const marked = paid.thinEvidence && { thinEvidence: paid.thinEvidence };
  return { id: `charge-${paid.of.id}`, kind: 'charge', ...amounts, ...paid.taxed, ...marked };
}

/**
 * Under which numbers the fees of a dispute are booked (`fee-…`): the first, which comes with it, under the dispute's; what is kept or given
 * back later under that of its movement, since what is booked is never changed.
 * @param fees in the order in which they were kept
 */
export const disputeFeeIds = (dispute: string, fees: readonly { moved: string }[]): string[] =>
  fees.map(({ moved }, index) => (index === 0 ? dispute : moved));

/**
 * What the provider keeps of it. Without an id of its own it is the fee of the charge; those of a dispute have
 * ids of their own ({@link disputeFeeIds}).
 */
export function feeEntry(
  paid: Paid,
  booking: Booking,
  { feeCents, settled }: ProviderFee,
  id = paid.of.id,
): NewEntry {
  return {
    id: `fee-${id}`,
    kind: 'fee',
    ...entryOf(paid, booking, 0 - feeCents, 0),
    ...(settled && { settled: { ...settled, amount: 0 - settled.amount } }),
  };
}

/** The same by the charge's own entry, where the provider has said it later than that it was paid. */
export function lateFeeEntry(
  { of, currency, provider, reference }: LedgerEntry<unknown>,
  fee: ProviderFee,
  at: number,
): NewEntry {
  const paid = { of, totalCents: 0, taxCents: 0, currency, provider, taxed: {} };
  return feeEntry(paid, { reference, at }, fee);
}

/** Money that goes back: what of it, in cents, after how much that has gone back already. */
interface Return extends Booking {
  id: string;
  amountCents: number;
  before: number;
}

const returned = (paid: Paid, { amountCents, before, ...booking }: Return) => ({
  ...entryOf(paid, booking, 0 - amountCents, 0 - taxShare(paid, before, amountCents)),
  ...paid.taxed,
});

export function refundEntry(paid: Paid, refund: Return): NewEntry {
  return { id: `refund-${refund.id}`, kind: 'refund', ...returned(paid, refund) };
}

/** A dispute takes the money from its first day. */
export function disputeEntry(paid: Paid, dispute: Return): NewEntry {
  return { id: `dispute-${dispute.id}`, kind: 'dispute', ...returned(paid, dispute) };
}

/** What a later entry undoes: a dispute that was won, a refund or a payout that came back. */
const undone = (id: string, entry: LedgerEntry<unknown>, at: number): NewEntry => {
  const { grossCents, taxCents, netCents } = entry;
  return {
    ...entry,
    id,
    grossCents: 0 - grossCents,
    taxCents: 0 - taxCents,
    netCents: 0 - netCents,
    at,
  };
};

/** A dispute that was won gives back what its own entry took. */
export const wonEntry = (id: string, taken: LedgerEntry<unknown>, at: number): NewEntry =>
  undone(`dispute-${id}-won`, taken, at);

/** A refund that did not arrive is the store's again. */
export const failedRefundEntry = (id: string, given: LedgerEntry<unknown>, at: number): NewEntry =>
  undone(`refund-${id}-failed`, given, at);

/** What goes to the store's own bank account. */
interface PaidOut extends Pick<LedgerEntry, 'currency' | 'provider'> {
  id: string;
  amountCents: number;
}

export const payoutEntry = ({ id, amountCents, currency, provider }: PaidOut, at: number): NewEntry => ({
  id: `payout-${id}`,
  kind: 'payout',
  of: { type: 'payout', id, uid: null },
  grossCents: 0 - amountCents,
  taxCents: 0,
  netCents: 0 - amountCents,
  currency,
  provider,
  reference: id,
  at,
});

/** The bank has sent it back. */
export const failedPayoutEntry = (id: string, paid: LedgerEntry<unknown>, at: number): NewEntry =>
  undone(`payout-${id}-failed`, paid, at);
