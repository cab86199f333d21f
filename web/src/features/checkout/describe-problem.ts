import type { PlaceOrderOutput } from '@tempera/domain/calls/calls';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { askerName } from '@tempera/domain/money/asker-name';
import { declineText } from '@tempera/domain/money/decline-text';
import type { Customer } from '@tempera/domain/orders/order';
import { messages } from '@tempera/domain/site/messages';
import { capital } from '@tempera/domain/site/plain-text';
import { CallError } from '../../firebase/write/call.ts';
import { PaymentRefusal } from '../../ui/payment/payment-fields.ts';
import { isCouponRefusal, isCustomersRefusal } from './use-quote.ts';

/**
 * Why an order was not placed; without a text the fields say it themselves. `field`: at that field of the form. `step`: what the person can do about it right there.
 */
export interface Problem {
  text: string;
  field?: keyof Customer;
  step?:
    | { kind: 'verify' }
    | { kind: 'sign-in' }
    | { kind: 'remove'; slug: string }
    /** An order of the buyer's own has the template already. */
    | { kind: 'see-order'; slug: string; orderId: string }
    | { kind: 'requote' }
    | { kind: 'drop-coupon' };
}

/** Why an order has ended without a payment. */
export function endedWithout({
  paymentStatus,
  failure,
  methodType = 'card',
}: Pick<PlaceOrderOutput, 'paymentStatus' | 'failure' | 'methodType'>): Problem {
  switch (paymentStatus) {
    case 'canceled':
      return { text: 'This payment was canceled. Nothing was charged.' };
    case 'expired':
      return { text: 'This payment wasn’t confirmed in time. Nothing was charged.' };
    default:
      return { text: declineText(failure, messages.checkout.declined, methodType) };
  }
}

/**
 * What stands in the way where the buyer's own order of the same waits for nothing that they could do, or has ended meanwhile.
 * @param name the template's
 */
export function describeWaiting(order: PlaceOrderOutput, slug: string, name: string): Problem {
  if (order.status === 'failed') return endedWithout(order);
  if (order.status === 'completed') {
    return { text: messageOf({ reason: 'already-owned' }), step: { kind: 'remove', slug } };
  }
  const asker = capital(askerName(order.methodType));
  const checking = `${asker} is still checking that payment, which can take a few days. We email you once it’s decided.`;
  return {
    text: `You’ve already ordered ${name}. ${order.paymentStatus === 'processing' ? checking : 'Its payment isn’t finished.'}`,
    step: { kind: 'see-order', slug, orderId: order.orderId },
  };
}

export function describeProblem(error: unknown): Problem {
  if (error instanceof PaymentRefusal) return { text: error.message };
  if (!(error instanceof CallError)) return { text: messages.networkError };
  // The price does not know an address that was only typed, so it would go on with the coupon.
  if (isCustomersRefusal(error)) return { text: error.message, step: { kind: 'drop-coupon' } };
  if (isCouponRefusal(error)) return { text: error.message, step: { kind: 'requote' } };
  const text = error.message;
  switch (error.refusal?.reason) {
    case undefined:
      return { text: `${text} You won’t be charged twice.` };
    case 'email-unverified':
      return { text, step: { kind: 'verify' } };
    case 'sign-in-required':
    case 'guest-checkout-off':
      return { text, step: { kind: 'sign-in' } };
    case 'price-changed':
      return { text, step: { kind: 'requote' } };
    case 'already-owned':
    case 'already-ordered': {
      const { field: slug, orderId } = error.refusal;
      if (!slug) return { text };
      return { text, step: orderId ? { kind: 'see-order', slug, orderId } : { kind: 'remove', slug } };
    }
    case 'vat-id-invalid':
    case 'vat-id-elsewhere':
    case 'vat-id-unknown':
    case 'invalid-input':
      return { text, field: customerField(error.refusal.field) };
    default:
      return { text };
  }
}

/** `customer.email` to the form's `email`. */
function customerField(path: string | undefined): keyof Customer | undefined {
  const match = /^customer\.(\w+)$/.exec(path ?? '');
  return match ? (match[1] as keyof Customer) : undefined;
}
