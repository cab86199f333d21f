import type { Stripe } from 'stripe';
import type { Behavior } from '../behaviors.ts';
import type { WebhookFault } from '../faults/fault-kinds.ts';

/** That something has happened, as it is told to whoever listens. */
export interface StoredEvent {
  object: 'event';
  id: string;
  api_version: string;
  created: number;
  data: { object: object };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** What stands behind a payment method: how its bank decides. Under the number of a token or a method. */
export interface Bank {
  object: 'bank';
  id: string;
  behavior: Behavior;
  /** It has paid; some cards do that once. */
  hasPaid: boolean;
  /** Its holder has agreed to be charged without them. */
  isSetUp: boolean;
  /** It was charged without being anybody's, or taken from them: it is good for nothing more. */
  isSpent: boolean;
}

/** What a bank still has to decide. `at` in seconds; under the number of what it is about. */
export interface Due {
  object: 'due';
  id: string;
  at: number;
  what: 'pay' | 'decline' | 'refund' | 'fail-refund';
  isDone: boolean;
}

/** What an idempotency key was answered with. */
export interface Answer {
  object: 'answer';
  /** The key. */
  id: string;
  created: number;
  /** Method, path and parameters, as a digest. */
  asked: string;
  status: number;
  body: object;
}

/** How the telling of an event goes. Under the event's number. */
export interface Delivery {
  object: 'delivery';
  id: string;
  /** What each try was answered with; 0 where nobody did. `at` in seconds. */
  tries: readonly { at: number; status: number }[];
  /** When it is tried again, in seconds; null once it arrived or was given up. */
  next: number | null;
  /** What was made to go wrong with it. */
  fault?: WebhookFault;
}

/** That money has been paid out. Under the number of what moved it on the balance. */
export interface PaidOut {
  object: 'paid_out';
  id: string;
  payout: string;
}

/** In which currency the account is kept (small letters), and how much of it one cent of any other becomes. There is one. */
export interface Settlement {
  object: 'settlement';
  id: 'account';
  currency: string;
  rate: number;
}

/** Everything that is kept, by what Stripe calls it; those at the end are the simulator's own. */
export interface Items {
  payment_intent: Stripe.PaymentIntent;
  setup_intent: Stripe.SetupIntent;
  confirmation_token: Stripe.ConfirmationToken;
  customer: Stripe.Customer | (Stripe.DeletedCustomer & { created: number });
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  refund: Stripe.Refund;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  payout: Stripe.Payout;
  'tax.calculation': Omit<Stripe.Tax.Calculation, 'id'> & { id: string };
  'tax.transaction': Stripe.Tax.Transaction;
  event: StoredEvent;
  bank: Bank;
  due: Due;
  answer: Answer;
  delivery: Delivery;
  paid_out: PaidOut;
  settlement: Settlement;
}
export type Kind = keyof Items;
export type Item = Items[Kind];
