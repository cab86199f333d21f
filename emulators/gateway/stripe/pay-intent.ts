import type { Stripe } from 'stripe';
import type { Due } from '../store/items.ts';
import type { Work } from '../store/work.ts';
import { addCharge, collect } from './charge-shape.ts';
import type { Decline } from './declines.ts';
import { openDispute } from './disputes.ts';
import { attachMethod, bankOf, changeBank } from './payment-methods.ts';

type Intent = Stripe.PaymentIntent;

/** Who is known and wants to, keeps the method that has paid; without that it is good for this once. */
function keepMethod(work: Work, intent: Intent, method: Stripe.PaymentMethod): void {
  const { customer, setup_future_usage: keeps } = intent;
  if (typeof customer === 'string' && keeps) attachMethod(work, method.id, customer);
  else if (method.customer === null) changeBank(work, method.id, { isSpent: true });
  if (keeps === 'off_session') changeBank(work, method.id, { isSetUp: true });
}

/** Paid, with the charge that has collected the money. */
function settle(work: Work, intent: Intent, method: Stripe.PaymentMethod, charge: Stripe.Charge): Intent {
  keepMethod(work, intent, method);
  changeBank(work, method.id, { hasPaid: true });
  const paid = work.put<Intent>({
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  });
  work.tell('payment_intent.succeeded', paid);
  if (bankOf(work, method.id).behavior === 'disputed') openDispute(work, charge.id);
  return work.get('payment_intent', intent.id);
}

export const pay = (work: Work, intent: Intent, method: Stripe.PaymentMethod): Intent =>
  settle(work, intent, method, addCharge(work, intent, method, 'succeeded'));

/** The bank takes its time; null for one that never decides by itself. */
export function wait(
  work: Work,
  intent: Intent,
  method: Stripe.PaymentMethod,
  due: Omit<Due, 'object' | 'id'> | null,
) {
  const charge = addCharge(work, intent, method, 'pending');
  if (due) work.put({ object: 'due', id: intent.id, ...due });
  const waiting = work.put<Intent>({
    ...intent,
    latest_charge: charge.id,
    last_payment_error: null,
    next_action: null,
    payment_method: method.id,
    status: 'processing',
  });
  work.tell('payment_intent.processing', waiting);
  return waiting;
}

/** Not paid; another method may still do it. */
export function fail(
  work: Work,
  intent: Intent,
  method: Stripe.PaymentMethod,
  decline: Decline,
  charge: Stripe.Charge | null,
): Intent {
  const failed = work.put<Intent>({
    ...intent,
    last_payment_error: {
      type: 'card_error',
      ...decline,
      ...(charge && { charge: charge.id }),
      payment_method: method,
    } as Stripe.PaymentIntent.LastPaymentError,
    latest_charge: charge?.id ?? intent.latest_charge,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  });
  work.tell('payment_intent.payment_failed', failed);
  return failed;
}

/** The slow bank has decided. */
export function endWaiting(work: Work, intent: Intent, decline: Decline | null): Intent {
  const method = work.get('payment_method', String(intent.payment_method));
  const charge = work.get('charge', String(intent.latest_charge));
  const due = work.find('due', intent.id);
  if (due) work.put({ ...due, isDone: true });
  if (!decline) return settle(work, intent, method, collect(work, charge));
  const failed = work.put<Stripe.Charge>({
    ...charge,
    status: 'failed',
    failure_code: decline.code,
    failure_message: decline.message,
  });
  work.tell('charge.failed', failed);
  return fail(work, intent, method, decline, failed);
}
