import type { Currency } from '@tempera/domain/money/money';
import type {
  FoundBooks,
  FoundDispute,
  FoundPayment,
  FoundRefund,
} from '@tempera/domain/reconciliation/compare-books';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { disputeState } from './dispute-state.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { idOf, paymentParts, toPayment } from './stripe-payment.ts';
import { outcomeOf } from './stripe-refunds.ts';

const page = 100;
/** Of each kind, in one window: a store that sells more in a day is compared by smaller windows. */
const atMost = 20_000;

const currencyOf = ({ currency }: { currency: string }) => currency.toUpperCase() as Currency;

const seconds = (ms: number) => Math.floor(ms / 1_000);

/** Everything that was made between two moments (milliseconds), page by page; the later one is not in it. */
const made = (from: number, to: number) => ({
  created: { gte: seconds(from), lt: seconds(to) },
  limit: page,
});

/** Payments that were paid. What was made in a window may be paid later: it is compared with the day on which it was made. */
async function paymentsMade(stripe: Stripe, from: number, to: number): Promise<FoundPayment[]> {
  const expand = paymentParts.map((part) => `data.${part}`);
  const found: FoundPayment[] = [];
  for await (const intent of stripe.paymentIntents.list({ ...made(from, to), expand })) {
    const { reference, state, about, amountCents, feeCents } = toPayment(intent);
    if (state !== 'paid' || !about) continue;
    const of = about.kind === 'order' ? about.orderId : about.chargeId;
    found.push({ reference, of, amountCents, currency: currencyOf(intent), feeCents });
    if (found.length === atMost) break;
  }
  return found;
}

async function refundsMade(stripe: Stripe, from: number, to: number): Promise<FoundRefund[]> {
  const found: FoundRefund[] = [];
  for await (const refund of stripe.refunds.list(made(from, to))) {
    const { id, amount, status, metadata, payment_intent: of } = refund;
    if (outcomeOf(status) !== 'refunded') continue;
    const refundId = metadata?.refundId ?? null;
    const currency = currencyOf(refund);
    found.push({ reference: id, refundId, payment: idOf(of) ?? '', amountCents: amount, currency });
    if (found.length === atMost) break;
  }
  return found;
}

async function disputesMade(stripe: Stripe, from: number, to: number): Promise<FoundDispute[]> {
  const found: FoundDispute[] = [];
  for await (const dispute of stripe.disputes.list(made(from, to))) {
    const state = disputeState(dispute.status);
    if (state === 'inquiry') continue;
    const feeCents = dispute.balance_transactions.reduce((sum, { fee }) => sum + fee, 0);
    const payment = idOf(dispute.payment_intent) ?? '';
    const currency = currencyOf(dispute);
    found.push({ id: dispute.id, payment, state, amountCents: dispute.amount, currency, feeCents });
    if (found.length === atMost) break;
  }
  return found;
}

export const stripeListing: Pick<PaymentProvider, 'madeBetween'> = {
  madeBetween: (from, to) =>
    askStripe('madeBetween', async (stripe): Promise<FoundBooks> => {
      const [payments, refunds, disputes] = await Promise.all([
        paymentsMade(stripe, from, to),
        refundsMade(stripe, from, to),
        disputesMade(stripe, from, to),
      ]);
      return { payments, refunds, disputes };
    }),
};
