import type { Work } from '../store/work.ts';
import type { Params } from './form-body.ts';
import { required } from './read-params.ts';
import { missing } from './stripe-error.ts';

/** What a browser may see of a payment or a setup: nothing of the store's. */
const hidden = [
  'metadata',
  'customer',
  'latest_charge',
  'amount_received',
  'transfer_data',
  'transfer_group',
];

const view = (found: object): object =>
  Object.fromEntries(Object.entries(found).filter(([name]) => !hidden.includes(name)));

/** For who has its client secret and no key. @throws StripeError 404, also for a wrong secret */
function shown<K extends 'payment_intent' | 'setup_intent'>(kind: K) {
  return (work: Work, params: Params, id: string): object => {
    const found = work.find(kind, id);
    if (!found || found.client_secret !== required(params, 'client_secret'))
      throw missing(kind, id, 'intent');
    return view(found);
  };
}

export const publicViews = { payment: shown('payment_intent'), setup: shown('setup_intent') };
