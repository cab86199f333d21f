import type { Work } from '../store/work.ts';
import { asOfNow } from './balance.ts';
import type { Params } from './form-body.ts';
import { isBetween, listOf } from './list.ts';
import { listIn, optional } from './read-params.ts';

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
  retrieve: (work: Work, _params: Params, id: string) => asOfNow(work, work.get('balance_transaction', id)),
  list(work: Work, params: Params) {
    const [type, source] = [optional(params, 'type'), optional(params, 'source')];
    const payout = optional(params, 'payout');
    const found = work
      .all('balance_transaction')
      .filter(
        (one) =>
          (!type || one.type === type) &&
          (!source || one.source === source) &&
          (!payout || work.find('paid_out', one.id)?.payout === payout),
      );
    return listOf(
      '/v1/balance_transactions',
      found.map((one) => asOfNow(work, one)),
      params,
    );
  },
};

export const payouts = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('payout', id),
  list(work: Work, params: Params) {
    const status = optional(params, 'status');
    const found = work
      .all('payout')
      .filter((one) => !status || one.status === status)
      .filter((one) => isBetween(params, 'arrival_date', one.arrival_date));
    return listOf('/v1/payouts', found, params);
  },
};

export const events = {
  retrieve: (work: Work, _params: Params, id: string) => work.get('event', id),
  list(work: Work, params: Params) {
    const types = listIn(params, 'types') ?? [optional(params, 'type') ?? []].flat();
    const found = work.all('event').filter(({ type }) => types.length === 0 || types.includes(type));
    return listOf('/v1/events', found, params);
  },
};
