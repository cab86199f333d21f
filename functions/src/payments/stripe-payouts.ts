import type { Currency } from '@tempera/domain/money/money';
import { askStripe } from './ask-stripe.ts';
import type { PaymentProvider, Payout } from './payment-provider.ts';

const states: Partial<Record<string, Payout['state']>> = {
  paid: 'paid',
  failed: 'failed',
  canceled: 'failed',
};

export const payoutState = (status: string): Payout['state'] => states[status] ?? 'pending';

export const stripePayouts: Pick<PaymentProvider, 'payout'> = {
  async payout(id) {
    const { amount, currency, status } = await askStripe('payout', (stripe) => stripe.payouts.retrieve(id));
    return {
      id,
      state: payoutState(status),
      amountCents: amount,
      currency: currency.toUpperCase() as Currency,
    };
  },
};
