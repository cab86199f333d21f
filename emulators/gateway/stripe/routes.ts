import type { Work } from '../store/work.ts';
import { confirmParams } from './confirm-intent.ts';
import { confirmationTokens } from './confirmation-tokens.ts';
import { customerParams, customers } from './customers.ts';
import { disputes } from './disputes.ts';
import type { Params } from './form-body.ts';
import { listParams } from './list.ts';
import { intentParams, paymentIntents } from './payment-intents.ts';
import { paymentMethods } from './payment-methods.ts';
import { publicViews } from './public-view.ts';
import { balanceTransactions, charges, events, payouts } from './read-only.ts';
import { refundParams, refunds } from './refunds.ts';
import { setupIntents, setupParams } from './setup-intents.ts';
import { calculationParams, reversalParams, saleParams, taxes } from './taxes.ts';

/** What one address does. `simulator` is the simulator's own, for where a bank asks the person. */
export type Handler = (work: Work, params: Params, id: string, simulator: string) => object;
export interface Route {
  handle: Handler;
  /** The parameters that it knows. */
  known: readonly string[];
}

const to = (handle: Handler, known: readonly string[] = []): Route => ({ handle, known });
const list = (handle: Handler, ...known: string[]): Route => to(handle, [...listParams, ...known]);

/** With the secret key; `:id` stands for a number. */
export const secretRoutes: Record<string, Route> = {
  'POST /v1/payment_intents': to(paymentIntents.create, intentParams),
  'GET /v1/payment_intents': list(paymentIntents.list, 'customer'),
  'GET /v1/payment_intents/:id': to(paymentIntents.retrieve, ['client_secret']),
  'POST /v1/payment_intents/:id/confirm': to(paymentIntents.confirm, confirmParams),
  'POST /v1/payment_intents/:id/cancel': to(paymentIntents.cancel, ['cancellation_reason']),
  'POST /v1/setup_intents': to(setupIntents.create, setupParams),
  'GET /v1/setup_intents/:id': to(setupIntents.retrieve, ['client_secret']),
  'POST /v1/setup_intents/:id/confirm': to(setupIntents.confirm, [
    'confirmation_token',
    'payment_method',
    'return_url',
  ]),
  'POST /v1/setup_intents/:id/cancel': to(setupIntents.cancel, ['cancellation_reason']),
  'GET /v1/confirmation_tokens/:id': to(confirmationTokens.retrieve),
  'POST /v1/customers': to(customers.create, customerParams),
  'POST /v1/customers/:id': to(customers.update, customerParams),
  'GET /v1/customers/:id': to(customers.retrieve),
  'DELETE /v1/customers/:id': to(customers.remove),
  'GET /v1/customers/:id/payment_methods': list(paymentMethods.ofCustomer, 'type', 'allow_redisplay'),
  'GET /v1/payment_methods/:id': to(paymentMethods.retrieve),
  'POST /v1/payment_methods/:id/attach': to(paymentMethods.attach, ['customer']),
  'POST /v1/payment_methods/:id/detach': to(paymentMethods.detach),
  'POST /v1/refunds': to(refunds.create, refundParams),
  'GET /v1/refunds': list(refunds.list, 'payment_intent', 'charge'),
  'GET /v1/refunds/:id': to(refunds.retrieve),
  'GET /v1/disputes': list(disputes.list, 'payment_intent', 'charge'),
  'GET /v1/disputes/:id': to(disputes.retrieve),
  'GET /v1/charges': list(charges.list, 'payment_intent', 'customer'),
  'GET /v1/charges/:id': to(charges.retrieve),
  'GET /v1/balance_transactions': list(balanceTransactions.list, 'type', 'source', 'payout'),
  'GET /v1/balance_transactions/:id': to(balanceTransactions.retrieve),
  'GET /v1/payouts': list(payouts.list, 'status', 'arrival_date'),
  'GET /v1/payouts/:id': to(payouts.retrieve),
  'POST /v1/tax/calculations': to(taxes.calculate, calculationParams),
  'POST /v1/tax/transactions/create_from_calculation': to(taxes.sell, saleParams),
  'POST /v1/tax/transactions/create_reversal': to(taxes.reverse, reversalParams),
  'GET /v1/tax/transactions/:id': to(taxes.retrieve),
  'GET /v1/events': list(events.list, 'type', 'types'),
  'GET /v1/events/:id': to(events.retrieve),
};

/** Without a key, from a browser. */
const open: Record<string, Route> = {
  'POST /v1/test_helpers/confirmation_tokens': to(confirmationTokens.create, [
    'payment_method_data',
    'return_url',
    'setup_future_usage',
  ]),
  'GET /v1/payment_intents/:id': to(publicViews.payment, ['client_secret']),
  'GET /v1/setup_intents/:id': to(publicViews.setup, ['client_secret']),
};

/** Where a request leads: parts of an address that hold a number have a `_` after a short name. */
export function findRoute(
  method: string,
  path: string,
  hasKey: boolean,
): { route: Route; id: string } | null {
  const [, version, kind, id, action] = path.split('/');
  const isHelper = kind === 'test_helpers';
  if (kind === 'tax') return findTaxRoute(method, path, hasKey);
  const shape = [version, kind, id === undefined ? null : isHelper ? id : ':id', action].filter(
    (part) => part != null,
  );
  const name = `${method} /${shape.join('/')}`;
  const table = hasKey ? { ...open, ...secretRoutes } : open;
  const route = Object.hasOwn(table, name) ? table[name] : undefined;
  return route ? { route, id: isHelper ? '' : (id ?? '') } : null;
}

/** The addresses of Stripe Tax are a part longer. */
function findTaxRoute(method: string, path: string, hasKey: boolean): ReturnType<typeof findRoute> {
  const number = /\/(tax_\w+)$/.exec(path)?.[1];
  const name = `${method} ${number === undefined ? path : path.replace(number, ':id')}`;
  const route = hasKey && Object.hasOwn(secretRoutes, name) ? secretRoutes[name] : undefined;
  return route ? { route, id: number ?? '' } : null;
}

/** Whether there is such an address for who has a key. */
export const needsKey = (method: string, path: string): boolean => findRoute(method, path, true) !== null;
