import { disputeFeeIds } from '../ledger/book-entry.ts';
import type { EntryKind } from '../ledger/ledger-entry.ts';
import type { DisputeFee } from '../ledger/provider-fee.ts';
import type { Currency } from '../money/money.ts';

/** Something at the provider that a webhook would tell of, for whoever brings our side in line with it. */
export type FoundAbout =
  | { kind: 'payment'; reference: string }
  | { kind: 'refund'; reference: string }
  | { kind: 'dispute'; reference: string; dispute: string }
  | { kind: 'payout'; payout: string };

/**
 * A payment that was made, a refund or a payout that was carried out or came back, a dispute that took money: as the provider has them, in
 * cents.
 */
export interface FoundPayment {
  /** `pi_…` */
  reference: string;
  /** What it is for: an order's id, or that of a plan's charge. */
  of: string;
  amountCents: number;
  currency: Currency;
  /** Null while the provider does not say. */
  feeCents: number | null;
}
export interface FoundRefund {
  /** `re_…`, and ours where it was asked for here. */
  reference: string;
  refundId: string | null;
  /** The payment's. */
  payment: string;
  amountCents: number;
  currency: Currency;
  hasFailed: boolean;
}
export interface FoundDispute {
  /** `dp_…` */
  id: string;
  payment: string;
  state: 'open' | 'won' | 'lost';
  amountCents: number;
  currency: Currency;
  /** In the order in which they were kept. */
  fees: readonly Pick<DisputeFee, 'moved' | 'feeCents'>[];
}
export interface FoundPayout {
  /** `po_…` */
  id: string;
  amountCents: number;
  currency: Currency;
  hasFailed: boolean;
}
/** A payment that was given back whole. */
export interface Returned {
  /** The payment's number. */
  payment: string;
  /** What it was for, as {@link FoundPayment.of}, and whose that was. */
  of: string;
  uid: string;
}
export interface FoundBooks {
  payments: readonly FoundPayment[];
  refunds: readonly FoundRefund[];
  disputes: readonly FoundDispute[];
  payouts: readonly FoundPayout[];
  /** Of the payments of the window, and of those that its refunds are of. */
  returned: readonly Returned[];
}
export const nothingFound: FoundBooks = {
  payments: [],
  refunds: [],
  disputes: [],
  payouts: [],
  returned: [],
};

/** An entry that the ledger should have, and what it comes to (cents, signed as in the ledger). */
export interface ExpectedEntry {
  id: string;
  kind: EntryKind;
  cents: number;
  currency: Currency;
  /** The provider's number. */
  reference: string;
  about: FoundAbout;
  /**
   * The entry without which this one is not expected either: what failed before anybody had heard of it was never booked, and is not to be
   * taken back.
   */
  onlyWith?: string;
}

/** What went out, and where it has failed what takes that back. */
function outgoing(entry: ExpectedEntry, hasFailed: boolean): ExpectedEntry[] {
  if (!hasFailed) return [entry];
  const onlyWith = entry.id;
  return [
    { ...entry, onlyWith },
    { ...entry, id: `${entry.id}-failed`, cents: 0 - entry.cents, onlyWith },
  ];
}

/** The entries that follow from what the provider has. */
export function expectedEntries({
  payments,
  refunds,
  disputes,
  payouts,
}: Omit<FoundBooks, 'returned'>): ExpectedEntry[] {
  const ofPayments = payments.flatMap(
    ({ reference, of, amountCents, currency, feeCents }): ExpectedEntry[] => {
      const about = { kind: 'payment', reference } as const;
      const fee = feeCents ?? 0;
      return [
        { id: `charge-${of}`, kind: 'charge', cents: amountCents, currency, reference, about },
        ...(fee === 0
          ? []
          : [{ id: `fee-${of}`, kind: 'fee' as const, cents: 0 - fee, currency, reference, about }]),
      ];
    },
  );
  const ofRefunds = refunds.flatMap(({ reference, refundId, payment, amountCents, currency, hasFailed }) =>
    outgoing(
      {
        id: `refund-${refundId ?? reference}`,
        kind: 'refund',
        cents: 0 - amountCents,
        currency,
        reference,
        about: { kind: 'refund', reference: payment },
      },
      hasFailed,
    ),
  );
  const ofPayouts = payouts.flatMap(({ id, amountCents, currency, hasFailed }) =>
    outgoing(
      {
        id: `payout-${id}`,
        kind: 'payout',
        cents: 0 - amountCents,
        currency,
        reference: id,
        about: { kind: 'payout', payout: id },
      },
      hasFailed,
    ),
  );
  const ofDisputes = disputes.flatMap(
    ({ id, payment, state, amountCents, currency, fees }): ExpectedEntry[] => {
      const about = { kind: 'dispute', reference: payment, dispute: id } as const;
      const base = { kind: 'dispute' as const, currency, reference: id, about };
      return [
        { ...base, id: `dispute-${id}`, cents: 0 - amountCents },
        ...(state === 'won' ? [{ ...base, id: `dispute-${id}-won`, cents: amountCents }] : []),
        ...disputeFeeIds(id, fees).map((number, index) => ({
          ...base,
          id: `fee-${number}`,
          kind: 'fee' as const,
          cents: 0 - (fees[index]?.feeCents ?? 0),
        })),
      ];
    },
  );
  return [...ofPayments, ...ofRefunds, ...ofDisputes, ...ofPayouts];
}

/** What of an entry of the ledger is compared. */
export interface BookedEntry {
  id: string;
  kind: EntryKind;
  grossCents: number;
  currency: Currency;
  reference: string | null;
}

/**
 * One line of a reconciliation. `missing` is at the provider and not in the ledger, `unknown` the other way round; `canceled` is an order
 * that is still open here, and whose payment is over there.
 */
export interface Difference {
  /** The entry's. */
  id: string;
  what: 'missing' | 'unknown' | 'amount' | 'currency' | 'canceled';
  kind: EntryKind;
  /** Cents here and at the provider; null where it is not. */
  here: number | null;
  there: number | null;
  /** Absent on days compared before it was kept. */
  currency?: Currency;
  /** That of the ledger, where it is another. */
  currencyHere?: Currency;
  reference: string | null;
  /** What is to be looked at again to book it; null where only a person can say what is right. */
  about: FoundAbout | null;
}

/**
 * What differs between what the provider has and what is booked.
 * @param booked every entry that is expected and stands, and those of the window that nothing was found for
 */
export function compareBooks(
  expected: readonly ExpectedEntry[],
  booked: readonly BookedEntry[],
): Difference[] {
  const here = new Map(booked.map((entry) => [entry.id, entry]));
  const wanted = expected.filter(({ onlyWith }) => onlyWith === undefined || here.has(onlyWith));
  const there = new Map(wanted.map((entry) => [entry.id, entry]));
  const ofExpected = [...there.values()].flatMap(
    ({ id, kind, cents, currency, reference, about }): Difference[] => {
      const entry = here.get(id);
      if (!entry)
        return [{ id, what: 'missing', kind, here: null, there: cents, currency, reference, about }];
      const differs = { id, kind, here: entry.grossCents, there: cents, currency, reference, about: null };
      if (entry.currency !== currency) {
        return [{ ...differs, what: 'currency', currencyHere: entry.currency }];
      }
      return entry.grossCents === cents ? [] : [{ ...differs, what: 'amount' }];
    },
  );
  const unknown = booked.filter(({ id }) => !there.has(id));
  return [
    ...ofExpected,
    ...unknown.map(
      ({ id, kind, grossCents, currency, reference }): Difference => ({
        id,
        what: 'unknown',
        kind,
        here: grossCents,
        there: null,
        currency,
        reference,
        about: null,
      }),
    ),
  ];
}

/** What is left when what belongs to nothing here, and was given back whole, is settled: nobody owes anybody anything. */
export const withoutReturned = (
  differences: readonly Difference[],
  orphans: ReadonlySet<string>,
): Difference[] =>
  differences.filter(
    ({ what, about }) =>
      !(what === 'missing' && about && 'reference' in about && orphans.has(about.reference)),
  );

/** An order that waits for its payment here. */
export interface OpenOrder {
  id: string;
  totalCents: number;
  currency: Currency;
  /** The payment's. */
  reference: string;
}

/** An order that waits for a payment which the provider has canceled: it should have failed with that. */
export const canceledThere = ({ id, totalCents, currency, reference }: OpenOrder): Difference => ({
  id: `charge-${id}`,
  what: 'canceled',
  kind: 'charge',
  here: totalCents,
  there: null,
  currency,
  reference,
  about: { kind: 'payment', reference },
});

/** `reconciliations/{YYYY-MM-DD}`: a UTC day, as it was compared last. */
export interface Reconciliation<Time = number> {
  day: string;
  at: Time;
  /** Entries that follow from what the provider has, and entries of the day that are booked. */
  expected: number;
  booked: number;
  differences: Difference[];
  /** How many of them there are. */
  open: number;
}

/** Differences that a day's document holds; more of them are one problem. */
export const mostDifferences = 500;
