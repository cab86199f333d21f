import type { Work } from './store/work.ts';
import { declines } from './stripe/declines.ts';
import { closeDispute, counterDispute, escalate, openDispute } from './stripe/disputes.ts';
import type { Params } from './stripe/form-body.ts';
import { endWaiting } from './stripe/pay-intent.ts';
import { completeRefund, failRefund, refunds } from './stripe/refunds.ts';
import { invalid, missing } from './stripe/stripe-error.ts';

/** A payment that its bank is still deciding. */
function waiting(work: Work, id: string) {
  const intent = work.get('payment_intent', id);
  if (intent.status !== 'processing')
    throw invalid(`No bank decides about a payment that is ${intent.status}.`);
  return intent;
}

const chargeOf = (work: Work, id: string) => String(work.get('payment_intent', id).latest_charge);

function disputeOf(work: Work, id: string): string {
  const open = work.all('dispute').find((one) => one.payment_intent === id);
  if (!open) throw missing('dispute', id, 'payment_intent');
  return open.id;
}

/** What banks, and the owner in Stripe's dashboard, may do about a payment. */
const actions: Record<string, (work: Work, id: string, params: Params) => unknown> = {
  pay: (work, id) => endWaiting(work, waiting(work, id), null),
  decline: (work, id) => endWaiting(work, waiting(work, id), declines.declined),
  refund: (work, id, { amount }) =>
    refunds.create(work, { payment_intent: id, ...(amount ? { amount } : {}) }),
  dispute: (work, id, { currency }) =>
    openDispute(work, chargeOf(work, id), 'dispute', currency ? String(currency) : undefined),
  inquiry: (work, id) => openDispute(work, chargeOf(work, id), 'inquiry'),
  counter: (work, id) => counterDispute(work, disputeOf(work, id)),
  escalate: (work, id) => escalate(work, disputeOf(work, id)),
  win: (work, id) => closeDispute(work, disputeOf(work, id), 'won'),
  lose: (work, id) => closeDispute(work, disputeOf(work, id), 'lost'),
};

/** @throws StripeError where the payment does not stand so */
export function actOn(work: Work, id: string, action: string, params: Params): void {
  const act = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!act) throw missing('action', action, 'action');
  act(work, id, params);
}

/** Keeps the account in `currency` from here on; everything else is exchanged at `rate`. */
export function settleIn(work: Work, { currency, rate }: Params): void {
  const known = /^[a-z]{3}$/.test(String(currency)) && Number(rate) > 0;
  if (!known) throw invalid('In which currency (three small letters), and at which rate: {currency, rate}');
  work.put({ object: 'settlement', id: 'account', currency: String(currency), rate: Number(rate) });
}

/** Does what banks have put off until now. */
export function endWhatIsDue(work: Work): void {
  for (const due of work.all('due').reverse()) {
    if (due.isDone || due.at > work.now) continue;
    work.put({ ...due, isDone: true });
    if (due.what === 'refund') completeRefund(work, due.id);
    else if (due.what === 'fail-refund') failRefund(work, due.id);
    else if (work.get('payment_intent', due.id).status === 'processing') {
      actOn(work, due.id, due.what, {});
    }
  }
}
