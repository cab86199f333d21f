import type { Stripe } from 'stripe';
import type { Behavior } from '../behaviors.ts';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import type { Params } from './form-body.ts';
import { listOf } from './list.ts';
import { optional, required } from './read-params.ts';
import { invalid } from './stripe-error.ts';

/** How a bank decides about a token or a method. */
export function bankOf(work: Work, id: string) {
  return work.get('bank', id);
}

export function openBank(work: Work, id: string, behavior: Behavior): void {
  work.put({ object: 'bank', id, behavior, hasPaid: false, isSetUp: false, isSpent: false });
}

export const changeBank = (work: Work, id: string, fields: Partial<Stripe.Metadata> | object): void => {
  work.put({ ...bankOf(work, id), ...fields });
};

/** A method from what a token shows of it; nobody's as yet. */
export function makeMethod(
  work: Work,
  preview: Stripe.ConfirmationToken.PaymentMethodPreview,
  behavior: Behavior,
): Stripe.PaymentMethod {
  const { customer: _nobody, customer_account: _none, ...shown } = preview;
  const method = {
    id: randomId('pm'),
    object: 'payment_method',
    ...shown,
    created: work.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
  } as Stripe.PaymentMethod;
  openBank(work, method.id, behavior);
  return work.put(method);
}

/** A customer who is there. @throws StripeError */
export function liveCustomer(work: Work, id: string) {
  const customer = work.get('customer', id);
  if (customer.deleted)
    throw invalid(`No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
  return customer;
}

export function attachMethod(work: Work, id: string, customer: string): Stripe.PaymentMethod {
  liveCustomer(work, customer);
  const method = work.get('payment_method', id);
  if (method.customer === customer) return method;
  if (method.customer !== null) {
    throw invalid('The payment method you provided has already been attached to a customer.', {
      code: 'payment_method_unexpected_state',
    });
  }
  if (bankOf(work, id).isSpent) {
    throw invalid(
      'This PaymentMethod was previously used without being attached to a Customer or was detached from a Customer, and may not be used again.',
    );
  }
  const attached = work.put({ ...method, customer });
  work.tell('payment_method.attached', attached);
  return attached;
}

export function detachMethod(work: Work, id: string): Stripe.PaymentMethod {
  const method = work.get('payment_method', id);
  if (method.customer === null) {
    throw invalid(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      {
        code: 'payment_method_unexpected_state',
      },
    );
  }
  changeBank(work, id, { isSpent: true });
  const detached = work.put({ ...method, customer: null });
  work.tell('payment_method.detached', detached);
  return detached;
}

export const paymentMethods = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('payment_method', id),
  attach: (work: Work, params: Params, id: string) => attachMethod(work, id, required(params, 'customer')),
  detach: (work: Work, _params: Params, id: string) => detachMethod(work, id),
  ofCustomer(work: Work, params: Params, id: string) {
    liveCustomer(work, id);
    const type = optional(params, 'type');
    const found = work
      .all('payment_method')
      .filter((method) => method.customer === id && (type === undefined || method.type === type));
    return listOf(`/v1/customers/${id}/payment_methods`, found, params);
  },
};
