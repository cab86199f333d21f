import type { KeptMethod } from '@tempera/domain/money/saved-methods';
import type { Stripe } from 'stripe';
import { askStripe, isRejected, isUnknown } from './ask-stripe.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { idOf, paidWith } from './stripe-payment.ts';
import { whileUnderWay } from './while-under-way.ts';

/** What is gone already is as good as taken away. */
async function unlessGone(done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (cause) {
    if (!isUnknown(cause)) throw cause;
  }
}

/** What was let go of by another call at the same moment can't be once more: what counts is how it stands. */
async function detach(method: string): Promise<void> {
  try {
    await askStripe('forget', (stripe) => stripe.paymentMethods.detach(method));
  } catch (cause) {
    if (!isRejected(cause) || isUnknown(cause)) throw cause;
    const { customer } = await askStripe('forget', (stripe) => stripe.paymentMethods.retrieve(method));
    if (customer !== null) throw cause;
  }
}

const twoDigits = (number: number) => String(number % 100).padStart(2, '0');

function toKept(method: Stripe.PaymentMethod): KeptMethod {
  const { card } = method;
  const expires = card ? `${twoDigits(card.exp_month)}/${twoDigits(card.exp_year)}` : null;
  return { ...paidWith(method), id: method.id, expires };
}

type Kept = 'customerFor' | 'methodsOf' | 'acceptsMethod' | 'forget' | 'forgetCustomer';

export const keptMethods: Pick<PaymentProvider, Kept> = {
  /** Made of the uid alone, as a repeat has to ask for the very same; the rest may have changed and is told afterwards. */
  async customerFor({ uid, email, name }) {
    const { id } = await askStripe('customer', (stripe) =>
      whileUnderWay(() =>
        stripe.customers.create({ metadata: { uid } }, { idempotencyKey: `customer:${uid}` }),
      ),
    );
    await askStripe('customer', (stripe) => stripe.customers.update(id, { email, name }));
    return id;
  },
  async methodsOf(customer) {
    const list = (stripe: Stripe) => stripe.customers.listPaymentMethods(customer, { limit: 100 });
    return (await askStripe('methods', list)).data.map(toKept);
  },
  async acceptsMethod(method, customer) {
    try {
      const found = await askStripe('method', (stripe) => stripe.paymentMethods.retrieve(method));
      return idOf(found.customer) === customer ? paidWith(found) : null;
    } catch (cause) {
      if (isUnknown(cause)) return null;
      throw cause;
    }
  },
  forget: (method) => unlessGone(detach(method)),
  forgetCustomer: (customer) => unlessGone(askStripe('forget', (stripe) => stripe.customers.del(customer))),
};
