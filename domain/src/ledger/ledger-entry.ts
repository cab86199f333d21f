import type { Currency } from '../money/money.ts';
import type { SettledAmount } from './provider-fee.ts';

export const entryKinds = ['charge', 'fee', 'refund', 'dispute', 'payout'] as const;
export type EntryKind = (typeof entryKinds)[number];

/**
 * `ledger/{id}`: money that came or went, written in the commit of what it is about and never changed. Amounts are signed:
 * charges and disputes won add, refunds, disputes, fees and payouts take away.
 */
export interface LedgerEntry<Time = number> {
  kind: EntryKind;
  /** What it is about; `id` is that of the order, the plan's charge or the payout. */
  of: { type: 'order' | 'plan' | 'payout'; id: string; uid: string | null };
  grossCents: number;
  /** The tax in `grossCents`. */
  taxCents: number;
  /** `grossCents` without `taxCents`. */
  netCents: number;
  currency: Currency;
  provider: string;
  /** The provider's number for it. */
  reference: string | null;
  /** Where it is taxed (ISO 3166-1 alpha-2, and the US state), at which rate (basis points), and whether the buyer owes the tax. */
  country?: string | null;
  region?: string | null;
  rate?: number;
  reverseCharge?: boolean;
  /** Of a charge alone: less than two things say where its private buyer in the EU is. Missing of what was booked before this was noted. */
  thinEvidence?: true;
  /** Of a fee alone: what the provider has taken where its account is kept in another currency, signed as `grossCents` is. */
  settled?: SettledAmount;
  /** Milliseconds here, a timestamp in Firestore. */
  at: Time;
}

/** An entry with the id that it is created under, so that nothing is booked twice. */
export type NewEntry = LedgerEntry & { id: string };

/** Which of its kinds concern the person who paid, and not what the store keeps of it. */
export const buyersKinds = ['charge', 'refund', 'dispute'] as const satisfies readonly EntryKind[];
