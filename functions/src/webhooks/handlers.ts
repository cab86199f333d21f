import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { followPayment } from '../checkout/follow-payment.ts';
import { bookFee } from '../ledger/book-fee.ts';
import { bookPayout } from '../ledger/book-payout.ts';
import { finishPlanSetup } from '../methods/finish-setup.ts';
import { alignRefunds } from '../orders/align-refunds.ts';
import { settleDispute } from '../orders/settle-dispute.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { PaymentProvider, PaymentSubject } from '../payments/payment-provider.ts';
import { finishPlanPayment } from '../plans/finish-charge.ts';
import { alignChargeRefunds } from '../plans/finish-charge-refund.ts';
import { settleChargeDispute } from '../plans/settle-charge-dispute.ts';
import { refs } from '../platform/refs.ts';
import type { Handlers } from './carry-out.ts';

/** The number of the payment by which what it is for was, or is to be, paid; null where that is gone. */
async function referenceOf(about: PaymentSubject): Promise<string | null> {
  const paid =
    about.kind === 'order' ? refs.order(about.orderId) : refs.planCharge(about.uid, about.chargeId);
  const data = (await paid.get()).data();
  return (about.kind === 'order' ? data?.payment?.reference : data?.reference) ?? null;
}

/**
 * Finishes what a payment is for, and books its fee: before anything else of a payment is looked at, since what was given back or taken
 * back of it may be heard of first.
 * @returns what it is for; null where it is none of ours: of another store, or not the one that an order was completed by
 */
async function followed(reference: string, provider: PaymentProvider) {
  const payment = await provider.lookup(reference);
  const { about } = payment;
  if (!about || (await referenceOf(about)) !== reference) return null;
  const settings = await loadSettings();
  if (about.kind === 'plan') {
    await finishPlanPayment(about.uid, about.chargeId, payment, provider, settings);
  } else await followPayment(about.orderId, payment, provider);
  await bookFee(payment);
  return { about, settings };
}

/** What was given back of a payment. */
async function refunded(reference: string, provider: PaymentProvider, mark: EventMark): Promise<void> {
  const found = await followed(reference, provider);
  if (!found) return;
  const { about, settings } = found;
  if (about.kind === 'plan') await alignChargeRefunds(about, reference, provider, settings, mark);
  else await alignRefunds(about.orderId, reference, provider, settings, mark);
}

/** What a bank did about a payment. */
async function disputed(
  reference: string,
  disputeId: string,
  provider: PaymentProvider,
  mark: EventMark,
): Promise<void> {
  const found = await followed(reference, provider);
  if (!found) return;
  const { about, settings } = found;
  const dispute = await provider.dispute(disputeId);
  if (about.kind === 'plan') await settleChargeDispute(about, dispute, settings, mark);
  else await settleDispute(about.orderId, dispute, settings, mark);
}

/** Another method for somebody's plan, also when its person has closed the page of their bank. */
async function kept(reference: string, provider: PaymentProvider): Promise<void> {
  const setup = await provider.lookupSetup(reference);
  if (setup.uid !== null) await finishPlanSetup(setup.uid, await loadSettings(), provider, setup);
}

/** What follows from each kind of event. */
export const handlers: Handlers = {
  payment: ({ reference }, provider) => followed(reference, provider),
  refund: ({ reference }, provider, mark) => refunded(reference, provider, mark),
  dispute: ({ reference, dispute }, provider, mark) => disputed(reference, dispute, provider, mark),
  setup: ({ reference }, provider) => kept(reference, provider),
  payout: bookPayout,
};
