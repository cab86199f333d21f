import type { Currency } from '@tempera/domain/money/money';
import { takesMoney } from '@tempera/domain/orders/dispute';
import type {
  FoundBooks,
  FoundDispute,
  FoundPayment,
  FoundPayout,
  FoundRefund,
  Returned,
} from '@tempera/domain/reconciliation/compare-books';
import type { Stripe } from 'stripe';
import { askStripe } from './ask-stripe.ts';
import { disputeState } from './dispute-state.ts';
import { disputedAmount } from './disputed-amount.ts';
import type { PaymentProvider, PaymentSubject } from './payment-provider.ts';
import { feesOf } from './stripe-fee.ts';
import { aboutOf, idOf, paymentParts, toPayment, whole } from './stripe-payment.ts';
import { payoutState } from './stripe-payouts.ts';
import { outcomeOf } from './stripe-refunds.ts';

const page = 100;
/** Of each kind, in one window: a store that sells more in a day is compared by smaller windows. */
const atMost = 20_000;

const currencyOf = ({ currency }: { currency: string }) => currency.toUpperCase() as Currency;

const seconds = (ms: number) => Math.floor(ms / 1_000);

/** Between two moments (milliseconds), the later one not in it. */
const between = (from: number, to: number) => ({ gte: seconds(from), lt: seconds(to) });
/** Everything that was made between them, page by page. */
const made = (from: number, to: number) => ({ created: between(from, to), limit: page });

/** What a payment is for that comes with what is listed; null where the account was used for something else than this store. */
const aboutIn = (of: string | Stripe.PaymentIntent | null) => {
  const intent = whole(of);
  return intent && aboutOf(intent);
};

/** That it was given back whole, where it was: the payment's number, and what it was for. */
function returnedIn(of: string | Stripe.PaymentIntent | null): Returned[] {
  const [intent, about] = [whole(of), aboutIn(of)];
  if (!intent || !about || !whole(intent.latest_charge)?.refunded) return [];
  return [{ payment: intent.id, of: subjectOf(about), uid: about.uid }];
}

const subjectOf = (about: PaymentSubject) => (about.kind === 'order' ? about.orderId : about.chargeId);

/** Payments that were paid. What was made in a window may be paid later: it is compared with the day on which it was made. */
async function paymentsMade(stripe: Stripe, from: number, to: number) {
  const expand = paymentParts.map((part) => `data.${part}`);
  const found: FoundPayment[] = [];
  const returned: Returned[] = [];
  for await (const intent of stripe.paymentIntents.list({ ...made(from, to), expand })) {
    const { reference, state, about, amountCents, fee } = toPayment(intent);
    if (state !== 'paid' || !about) continue;
    const of = subjectOf(about);
    found.push({ reference, of, amountCents, currency: currencyOf(intent), feeCents: fee?.feeCents ?? null });
    returned.push(...returnedIn(intent));
    if (found.length === atMost) break;
  }
  return { payments: found, returned };
}

/** What came back between two moments, which may have been made long before them. */
async function cameBack<Source>(
  stripe: Stripe,
  type: 'refund_failure' | 'payout_failure',
  from: number,
  to: number,
  expand = ['data.source'],
): Promise<Source[]> {
  const found: Source[] = [];
  const asked = { ...made(from, to), type, expand };
  for await (const { source } of stripe.balanceTransactions.list(asked)) {
    if (source && typeof source === 'object') found.push(source as Source);
    if (found.length === atMost) break;
  }
  return found;
}

/** Each once, by its number. */
const distinct = <One extends { id: string }>(all: readonly One[]): One[] => [
  ...new Map(all.map((one) => [one.id, one])).values(),
];

async function refundsMade(stripe: Stripe, from: number, to: number) {
  const charge = 'payment_intent.latest_charge';
  const all = await cameBack<Stripe.Refund>(stripe, 'refund_failure', from, to, [`data.source.${charge}`]);
  const expand = [`data.${charge}`];
  for await (const refund of stripe.refunds.list({ ...made(from, to), expand })) {
    all.push(refund);
    if (all.length === atMost) break;
  }
  const refunds = distinct(all).flatMap((refund): FoundRefund[] => {
    const { id, amount, status, metadata, payment_intent: of } = refund;
    const outcome = outcomeOf(status);
    if (outcome === 'pending' || !aboutIn(of)) return [];
    const refundId = metadata?.refundId ?? null;
    const found = { reference: id, refundId, payment: idOf(of) ?? '', amountCents: amount };
    return [{ ...found, currency: currencyOf(refund), hasFailed: outcome === 'refused' }];
  });
  return { refunds, returned: all.flatMap(({ payment_intent: of }) => returnedIn(of)) };
}

/** By the day on which a payout arrives: made some days before, it is booked on that. */
async function payoutsMade(stripe: Stripe, from: number, to: number): Promise<FoundPayout[]> {
  const all = await cameBack<Stripe.Payout>(stripe, 'payout_failure', from, to);
  for await (const payout of stripe.payouts.list({ arrival_date: between(from, to), limit: page })) {
    all.push(payout);
    if (all.length === atMost) break;
  }
  return distinct(all).flatMap((payout) => {
    const { id, amount, status } = payout;
    const state = payoutState(status);
    if (state === 'pending') return [];
    return [{ id, amountCents: amount, currency: currencyOf(payout), hasFailed: state === 'failed' }];
  });
}

async function disputesMade(stripe: Stripe, from: number, to: number): Promise<FoundDispute[]> {
  const found: FoundDispute[] = [];
  const expand = ['data.charge', 'data.payment_intent'];
  for await (const dispute of stripe.disputes.list({ ...made(from, to), expand })) {
    const state = disputeState(dispute.status);
    if (!takesMoney(state) || !aboutIn(dispute.payment_intent)) continue;
    const fees = feesOf(dispute.balance_transactions);
    const payment = idOf(dispute.payment_intent) ?? '';
    found.push({ id: dispute.id, payment, state, ...disputedAmount(dispute), fees });
    if (found.length === atMost) break;
  }
  return found;
}

export const stripeListing: Pick<PaymentProvider, 'madeBetween'> = {
  madeBetween: (from, to) =>
    askStripe('madeBetween', async (stripe): Promise<FoundBooks> => {
      const [ofPayments, ofRefunds, disputes, payouts] = await Promise.all([
        paymentsMade(stripe, from, to),
        refundsMade(stripe, from, to),
        disputesMade(stripe, from, to),
        payoutsMade(stripe, from, to),
      ]);
      const returned = [...ofPayments.returned, ...ofRefunds.returned];
      return { payments: ofPayments.payments, refunds: ofRefunds.refunds, disputes, payouts, returned };
    }),
};
