import type { Stripe } from 'stripe';
import { randomId } from '../store/random-id.ts';
import type { Work } from '../store/work.ts';
import type { Params } from './form-body.ts';
import { detachMethod, liveCustomer } from './payment-methods.ts';
import { metadataIn, optional } from './read-params.ts';

export const customerParams = ['email', 'name', 'description', 'phone', 'metadata'] as const;

/** What is sent; an empty text takes a field away. */
function told(params: Params, before: Pick<Stripe.Customer, 'email' | 'name' | 'description' | 'phone'>) {
  const field = (name: 'email' | 'name' | 'description' | 'phone') =>
    name in params ? (optional(params, name) ?? null) : (before[name] ?? null);
  return {
    email: field('email'),
    name: field('name'),
    description: field('description'),
    phone: field('phone'),
  };
}

export const customers = {
  create(work: Work, params: Params) {
    const customer: Stripe.Customer = {
      id: randomId('cus'),
      object: 'customer',
      address: null,
      balance: 0,
      created: work.now,
      currency: null,
      customer_account: null,
      default_source: null,
      delinquent: false,
      discount: null,
      invoice_prefix: randomId('inv').slice(-8).toUpperCase(),
      invoice_settings: {
        custom_fields: null,
        default_payment_method: null,
        footer: null,
        rendering_options: null,
      },
      livemode: false,
      metadata: metadataIn(params),
      next_invoice_sequence: 1,
      preferred_locales: [],
      shipping: null,
      tax_exempt: 'none',
      test_clock: null,
      ...told(params, { email: null, description: null }),
    };
    work.tell('customer.created', work.put(customer));
    return customer;
  },
  retrieve: (work: Work, _params: Params, id: string) => shown(work.get('customer', id)),
  update(work: Work, params: Params, id: string) {
    const before = liveCustomer(work, id) as Stripe.Customer;
    const after = { ...before, ...told(params, before), metadata: metadataIn(params, before.metadata) };
    work.tell('customer.updated', work.put(after));
    return after;
  },
  /** What they have kept goes with them. */
  remove(work: Work, _params: Params, id: string) {
    const before = liveCustomer(work, id);
    for (const method of work.all('payment_method'))
      if (method.customer === id) detachMethod(work, method.id);
    work.tell('customer.deleted', before);
    return shown(work.put({ id, object: 'customer', deleted: true, created: work.now }));
  },
};

function shown(customer: Stripe.Customer | (Stripe.DeletedCustomer & { created: number })): object {
  return customer.deleted ? { id: customer.id, object: 'customer', deleted: true } : customer;
}
