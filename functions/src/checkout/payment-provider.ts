import type { Currency } from '@tempera/domain/money';

/** What became of a charge. `pending`: the provider will know later. */
type ChargeOutcome = 'paid' | 'declined' | 'pending';

export interface Charge {
  outcome: ChargeOutcome;
  /** The provider's own number for this charge. */
  reference: string;
}

/**
 * A payment provider, as far as an order needs one (design.md §5, Payment). Every method fails with the refusal
 * `payment-unavailable` when the provider can't be reached or doesn't answer in time.
 */
export interface PaymentProvider {
  name: string;
  /** Whether the token stands for a card that has not been used for another order. */
  accepts(token: string): Promise<boolean>;
  /** Charges once for an order id, however often it is called; the first call's outcome is the answer for ever. */
  charge(order: ChargeRequest): Promise<Charge>;
  /** What became of an order's charge. When there is none, the provider makes sure that there never will be one. */
  closeCharge(orderId: string): Promise<Charge>;
}

export interface ChargeRequest {
  orderId: string;
  amountCents: number;
  currency: Currency;
  token: string;
}
