import type { DisputeFee, ProviderFee } from '@tempera/domain/ledger/provider-fee';
import type { Currency } from '@tempera/domain/money/money';
import type { PaidWith } from '@tempera/domain/money/payment-method';
import type { KeptMethod } from '@tempera/domain/money/saved-methods';
import type { OrderDispute } from '@tempera/domain/orders/order';
import type { FoundBooks } from '@tempera/domain/reconciliation/compare-books';

/**
 * How a payment stands. `new` waits to be confirmed, `requires-action` for the person (3-D Secure), `processing` for the bank.
 * `failed` can still be confirmed by another card until it is canceled; `paid` and `canceled` are for ever.
 */
export type PaymentState = 'new' | 'requires-action' | 'processing' | 'paid' | 'failed' | 'canceled';

/** Why a payment was canceled that had not failed. */
export type Canceled = 'expired' | 'given-up';

/** What a payment is for: an order, or a charge of somebody's plan. */
export type PaymentSubject =
  | { kind: 'order'; orderId: string; uid: string }
  | { kind: 'plan'; chargeId: string; uid: string };

/** A payment as the provider has it now. */
export interface Payment {
  /** The provider's own number, `pi_…`. */
  reference: string;
  state: PaymentState;
  /** Null for a payment that is none of ours. */
  about: PaymentSubject | null;
  amountCents: number;
  /** What the browser of the buyer goes on with; never stored, never logged. */
  clientSecret: string | null;
  /** Where a provider with a checkout of its own sends the buyer while it waits for them; null with Stripe. Neither stored nor logged. */
  redirect: string | null;
  /** What paid, or is to pay: `id` is a kept method's, null where none is kept. */
  method: (PaidWith & { id: string | null }) | null;
  /** Why it failed, in the provider's words: `card_declined`, `insufficient_funds`, `authentication_required`. */
  failure: { code: string } | null;
  /** What the provider keeps of it, once it says so. */
  fee: ProviderFee | null;
  /** `ch_…`, once something was charged. */
  charge: string | null;
}

/** What a payment is begun with. All of it is stored by then: a repeat has to ask for the very same. */
export interface PaymentRequest {
  /** The order's or the charge's id, which is the idempotency key. */
  id: string;
  about: PaymentSubject;
  amountCents: number;
  currency: Currency;
  /** The type of what will pay (`card`, `paypal`, `sepa_debit`). */
  methodType: string;
  /** The member whose method is used or kept, `cus_…`. */
  customer?: string | undefined;
  /** For what it is kept: to be chosen again by its holder, or to be charged without them. */
  keeps?: 'on-session' | 'off-session' | undefined;
}

/** With what a payment is confirmed: what the browser entered, or a method that is kept. */
export type PaymentSource = { token: string } | { method: string; offSession: boolean };

/** The provider understood what is to be paid and won't have it: an amount too small, a currency that it doesn't know. */
export class PaymentRejectedError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.name = 'PaymentRejectedError';
    this.code = code;
  }
}

export interface RefundRequest {
  refundId: string;
  /** The payment's. */
  reference: string;
  amountCents: number;
}

/** `refused` is for ever; `pending` is asked for again under the same id. */
export interface RefundAnswer {
  outcome: 'refunded' | 'refused' | 'pending';
  /** The provider's own number for this refund, `re_…`; null where it never made one. */
  reference: string | null;
}

/** A refund as the provider has it. `refundId` is ours, null for one that was made in the provider's dashboard. */
export interface ProviderRefund extends RefundAnswer {
  refundId: string | null;
  amountCents: number;
}

/**
 * A buyer's bank takes back what was paid. It is open until the store has `won` or `lost` it. With an `inquiry` the bank
 * only asks, and takes nothing, until that is `closed`.
 */
export interface Dispute {
  /** `dp_…` */
  id: string;
  /** The payment's. */
  reference: string;
  /** What was disputed, `ch_…`. */
  charge: string;
  state: OrderDispute['state'];
  amountCents: number;
  reason: string;
  /** Until when the store can answer it, in milliseconds; missing where the provider names no such time. */
  dueAt?: number;
  /** What the provider keeps for it, and what it gives back of that, in this order; none of them is 0. */
  fees: readonly DisputeFee[];
}

/** What the provider sends to the store's own bank account. One that was paid may still come back from there as failed. */
export interface Payout {
  /** `po_…` */
  id: string;
  state: 'pending' | 'paid' | 'failed';
  amountCents: number;
  currency: Currency;
}

/**
 * That something has happened at the provider. What, is looked up: events come late, twice and in any order. `at` in
 * milliseconds.
 */
export interface PaymentEvent {
  /** `evt_…`, the same however often it is sent. */
  id: string;
  at: number;
  about:
    | { kind: 'payment'; reference: string }
    | { kind: 'refund'; reference: string }
    | { kind: 'dispute'; reference: string; dispute: string }
    | { kind: 'payout'; payout: string }
    | { kind: 'setup'; reference: string };
}

/** A method that a member keeps without paying anything. `new` waits to be confirmed, `done` is kept; `failed` the bank would not have it. */
export interface Setup {
  /** The provider's own number, `seti_…`. */
  reference: string;
  state: 'new' | 'requires-action' | 'processing' | 'done' | 'failed';
  /** Whose method it is to be, `cus_…`. */
  customer: string | null;
  /** Who that is here; null for a setup that is none of ours. */
  uid: string | null;
  /** Their plan is to be paid with it. */
  forPlan: boolean;
  /** What the browser goes on with; never stored, never logged. */
  clientSecret: string | null;
  method: (PaidWith & { id: string }) | null;
}

export interface SetupRequest {
  /** The idempotency key: the same id is the same setup. */
  id: string;
  customer: string;
  uid: string;
  methodType: string;
  forPlan: boolean;
}

/**
 * A payment provider, as far as the store needs one. What a bank says (declined, later, never) is an outcome; every method
 * fails with the refusal `payment-unavailable` when the provider can't be reached or doesn't answer in time, and may
 * be called again.
 */
export interface PaymentProvider {
  /** As it stands in orders and in the address of its webhooks, `/webhooks/{name}`. */
  name: string;
  /**
   * The buyer pays on pages of the provider's: `begin` answers where to, nothing is entered here, and nothing is kept. A store with such a
   * provider sells no plans, which are paid without their person.
   */
  hosted: boolean;
  /** The header that shows that a webhook is the provider's own; in small letters. */
  signatureHeader: string;
  /**
   * Makes a payment and charges nothing. The same id is the same payment. A provider's own page leads the buyer back to `returnUrl`.
   * @throws PaymentRejectedError
   */
  begin(request: PaymentRequest, returnUrl?: string): Promise<Payment>;
  /**
   * Charges, once however often it is called. `returnUrl` is where the buyer comes back to from their bank; who is not there
   * comes back from nowhere.
   * @returns how the payment stands; where it was confirmed already, as that left it
   */
  confirm(
    payment: Pick<Payment, 'reference'> & { id: string },
    how: PaymentSource,
    returnUrl?: string,
  ): Promise<Payment>;
  lookup(reference: string): Promise<Payment>;
  /**
   * Makes sure that nothing will be charged any more; returns how it stands where it is too late for that. One that has
   * `expired`, or was `given-up` by whom it waited for, has that as its failure from then on.
   */
  cancel(reference: string, why?: Canceled): Promise<Payment>;
  /** Gives back so much of a payment, once for a refund's id. */
  refund(request: RefundRequest): Promise<RefundAnswer>;
  refundsOf(reference: string): Promise<ProviderRefund[]>;
  dispute(id: string): Promise<Dispute>;
  /**
   * What was made between two moments (milliseconds), the later one not in it, and is paid, carried out or took money by now; what came back
   * between them, whenever it was made; and payouts that arrive between them.
   */
  madeBetween(from: number, to: number): Promise<FoundBooks>;
  payout(id: string): Promise<Payout>;
  /**
   * What a webhook tells, once its signature and time were found right; null for what is none of ours.
   * @throws RefusalError `not-allowed` for what the provider has not signed, or signed long ago
   */
  onEvent(rawBody: Buffer, signature: string): Promise<PaymentEvent | null>;
  /** What it has told between two times (milliseconds, both included), the oldest first: also what no webhook has brought. */
  eventsBetween(since: number, until: number): Promise<PaymentEvent[]>;
  /** What stands behind a token from the browser; null where it can pay for nothing (any more). */
  accepts(token: string): Promise<PaidWith | null>;
  /** The provider's number for a member, made at the first call. */
  customerFor(member: { uid: string; email: string; name: string }): Promise<string>;
  /** Makes what a method is kept by, for its holder and for charges without them. */
  beginSetup(request: SetupRequest): Promise<Setup>;
  /** Keeps what stands behind a token, once however often it is called. */
  confirmSetup(
    setup: Pick<Setup, 'reference'> & { id: string },
    token: string,
    returnUrl: string,
  ): Promise<Setup>;
  /** One that the provider does not know has failed. */
  lookupSetup(reference: string): Promise<Setup>;
  methodsOf(customer: string): Promise<KeptMethod[]>;
  /** What a kept method is, where it is this customer's; null else. */
  acceptsMethod(method: string, customer: string): Promise<PaidWith | null>;
  forget(method: string): Promise<void>;
  forgetCustomer(customer: string): Promise<void>;
}
