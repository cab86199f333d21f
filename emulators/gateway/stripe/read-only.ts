import type { Work } from '../store/work.ts';
import type { Params } from './form-body.ts';
import { listOf } from './list.ts';
import { optional } from './read-params.ts';

export const charges = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('charge', id),
  list(work: Work, params: Params) {
    const [intent, customer] = [optional(params, 'payment_intent'), optional(params, 'customer')];
    const found = work
      .all('charge')
      .filter(
        (one) => (!intent || one.payment_intent === intent) && (!customer || one.customer === customer),
      );
    return listOf('/v1/charges', found, params);
  },
};

export const balanceTransactions = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('balance_transaction', id),
  list(work: Work, params: Params) {
    const [type, source] = [optional(params, 'type'), optional(params, 'source')];
    const found = work
      .all('balance_transaction')
      .filter((one) => (!type || one.type === type) && (!source || one.source === source));
    return listOf('/v1/balance_transactions', found, params);
  },
};

export const payouts = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('payout', id),
  list: (work: Work, params: Params) => listOf('/v1/payouts', work.all('payout'), params),
};

export const events = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('event', id),
  list(work: Work, params: Params) {
    const type = optional(params, 'type');
    const found = work.all('event').filter((one) => !type || one.type === type);
    return listOf('/v1/events', found, params);
  },
};
