import type { Stripe } from 'stripe';
import { askStripe, isRejected } from './ask-stripe.ts';
import type { PaymentProvider, ProviderRefund, RefundAnswer } from './payment-provider.ts';
import { whileUnderWay } from './while-under-way.ts';

export const outcomeOf = (status: string | null): RefundAnswer['outcome'] => {
  if (status === 'failed' || status === 'canceled') return 'refused';
  return status === 'succeeded' ? 'refunded' : 'pending';
};

const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  reference: id,
  refundId: metadata?.refundId ?? null,
  amountCents: amount,
  outcome: outcomeOf(status),
});

async function refundsOf(reference: string): Promise<ProviderRefund[]> {
  const list = (stripe: Stripe) => stripe.refunds.list({ payment_intent: reference, limit: 100 });
  return (await askStripe('refunds', list)).data.map(toRefund);
}

export const stripeRefunds: Pick<PaymentProvider, 'refund' | 'refundsOf'> = {
  refundsOf,
  /** Looked for before it is made: Stripe forgets a key after a day, and what a store has lost may be older. */
  async refund({ refundId, reference, amountCents }) {
    const made = (await refundsOf(reference)).find((refund) => refund.refundId === refundId);
    if (made) return made;
    const wanted = { payment_intent: reference, amount: amountCents, metadata: { refundId } };
    const make = (stripe: Stripe) =>
      whileUnderWay(() => stripe.refunds.create(wanted, { idempotencyKey: refundId }));
    try {
      return toRefund(await askStripe('refund', make));
    } catch (cause) {
      if (isRejected(cause)) return { outcome: 'refused', reference: null };
      throw cause;
    }
  },
};
