import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { followPayment } from '../checkout/follow-payment.ts';
import { bookFee } from '../ledger/book-fee.ts';
import { bookPayout } from '../ledger/book-payout.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { finishPlanPayment } from '../plans/finish-charge.ts';
import type { Handlers } from './carry-out.ts';

/** Brings what was to be paid in line with its payment, and books a fee that was not known then. */
async function takePayment({ reference }: { reference: string }, provider: PaymentProvider): Promise<void> {
  const payment = await provider.lookup(reference);
  const { about } = payment;
  if (about?.kind === 'order') await followPayment(about.orderId, payment, provider);
  if (about?.kind === 'plan') {
    await finishPlanPayment(about.uid, about.chargeId, payment, provider, await loadSettings());
  }
  await bookFee(payment);
}

/** What follows from each kind of event. */
export const handlers: Handlers = {
  payment: takePayment,
  payout: bookPayout,
};
