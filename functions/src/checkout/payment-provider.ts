import type { Currency } from '@tempera/domain/money/money';
import type { StoredPayment } from '@tempera/domain/plans/subscription';

/** What became of a charge. `pending`: the provider will know later. */
type ChargeOutcome = 'paid' | 'declined' | 'pending';

export interface Charge {
  outcome: ChargeOutcome;
  /** The provider's own number for this charge. */
  reference: string;
}

/**
 * A payment provider, as far as an order needs one. Every method fails with the refusal `payment-unavailable` when the
 * provider can't be reached or doesn't answer in time.
 */
export interface PaymentProvider {
  name: string;
  /** Whether the token stands for a card that has not been used for another order. */
  accepts(token: string): Promise<boolean>;
  /** Keeps the card behind a token for payments to come; null when the token is none, or spent. Safe to repeat. */
  storeMethod(token: string): Promise<StoredPayment | null>;
  /** Whether a stored method can be charged at all. */
  acceptsMethod(reference: string): Promise<boolean>;
  /** Charges once for an order id, however often it is called; the first call's outcome is the answer for ever. */
  charge(order: ChargeRequest): Promise<Charge>;
  /** What became of an order's charge. When there is none, the provider makes sure that there never will be one. */
  closeCharge(orderId: string): Promise<Charge>;
  /**
   * Gives back so much of an order's charge, once for a refund id, however often it is called. `refused`, for ever,
   * where nothing was charged or less is left.
   */
  refund(request: RefundRequest): Promise<RefundAnswer>;
}

export interface RefundRequest {
  refundId: string;
  orderId: string;
  amountCents: number;
}

export interface RefundAnswer {
  outcome: 'refunded' | 'refused';
  /** The provider's own number for this refund. */
  reference: string;
}

export interface ChargeRequest {
  /** The order's id, or a plan charge's: what the provider knows a charge by. */
  orderId: string;
  amountCents: number;
  currency: Currency;
  /** A token, or the reference of a stored method. */
  token: string;
}
