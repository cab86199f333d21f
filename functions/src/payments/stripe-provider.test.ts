import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stripeProvider } from './stripe-provider.ts';

interface Asked {
  what: string;
  key: string | undefined;
  body: URLSearchParams;
}
interface Answer {
  status: number;
  body: object;
}

/** What Stripe is made to answer, request by request, and what it was asked. */
let answers: Answer[] = [];
let asked: Asked[] = [];
let server: Server;

const intent = (fields: object = {}) => ({
  status: 200,
  body: {
    id: 'pi_1',
    object: 'payment_intent',
    amount: 304,
    metadata: {},
    status: 'requires_confirmation',
    ...fields,
  },
});
const rejected = (status: number, code: string, more: object = {}) => ({
  status,
  body: {
    error: { type: status === 402 ? 'card_error' : 'invalid_request_error', code, message: code, ...more },
  },
});

beforeEach(async () => {
  answers = [];
  asked = [];
  server = createServer(async (request, response) => {
    const body = new URLSearchParams(await text(request));
    const path = (request.url ?? '').split('?')[0];
    asked.push({
      what: `${request.method} ${path}`,
      key: String(request.headers['idempotency-key'] ?? ''),
      body,
    });
    const answer = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(answer.status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' });
    response.end(JSON.stringify(answer.body));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  vi.stubEnv('GCLOUD_PROJECT', 'demo-tempera');
  vi.stubEnv('STRIPE_SECRET_KEY', 'none');
  vi.stubEnv('TEMPERA_GATEWAY_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
});
afterEach(() => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  server.close();
});

const about = { kind: 'order', orderId: 'ORD-1732161234567001', uid: 'ada' } as const;
const request = { id: about.orderId, about, amountCents: 304, currency: 'USD', methodType: 'card' } as const;
const payment = { id: about.orderId, reference: 'pi_1' };
const confirm = () =>
  stripeProvider.confirm(payment, { token: 'tok_paid' }, 'https://store.example.com/back');

describe('a payment is begun', () => {
  it('under the order’s id, with what is stored of it, and nothing is charged', async () => {
    answers = [intent({ metadata: about })];
    expect(await stripeProvider.begin(request)).toMatchObject({ reference: 'pi_1', state: 'new', about });
    const { what, key, body } = asked[0] as Asked;
    expect({ what, key }).toEqual({ what: 'POST /v1/payment_intents', key: about.orderId });
    expect(Object.fromEntries(body)).toMatchObject({
      amount: '304',
      currency: 'usd',
      'allowed_payment_method_types[0]': 'card',
      'metadata[orderId]': about.orderId,
    });
    expect(body.has('confirm')).toBe(false);
  });

  it('or is rejected for ever, by its code', async () => {
    answers = [rejected(400, 'amount_too_small')];
    await expect(stripeProvider.begin(request)).rejects.toMatchObject({ code: 'amount_too_small' });
  });
});

describe('a confirmation', () => {
  it('goes under a key of its own', async () => {
    answers = [intent({ status: 'succeeded' })];
    expect(await confirm()).toMatchObject({ state: 'paid' });
    expect(asked[0]).toMatchObject({
      what: 'POST /v1/payment_intents/pi_1/confirm',
      key: `${about.orderId}:confirm`,
    });
  });

  it('that the bank declines is an outcome', async () => {
    const error = { code: 'card_declined', decline_code: 'insufficient_funds' };
    answers = [
      rejected(402, 'card_declined', error),
      intent({ status: 'requires_payment_method', last_payment_error: error }),
    ];
    expect(await confirm()).toMatchObject({ state: 'failed', failure: { code: 'insufficient_funds' } });
  });

  it('of what was confirmed meanwhile returns how that ended', async () => {
    answers = [rejected(400, 'payment_intent_unexpected_state'), intent({ status: 'succeeded' })];
    expect(await confirm()).toMatchObject({ state: 'paid', failure: null });
  });

  it('with a token that is spent has failed', async () => {
    answers = [rejected(400, 'resource_already_used'), intent({ status: 'requires_payment_method' })];
    expect(await confirm()).toMatchObject({ state: 'failed', failure: { code: 'resource_already_used' } });
  });

  it.each([429, 500, 503, 401])('that ends in %i is nobody’s refusal', async (status) => {
    answers = [{ status, body: { error: { type: 'api_error', message: 'no' } } }];
    await expect(confirm()).rejects.toThrow('payment-unavailable');
  });
});

it('waits while somebody else asks the same, and answers what they got', async () => {
  const busy = { type: 'idempotency_error', code: 'idempotency_key_in_use', message: 'busy' };
  answers = [{ status: 409, body: { error: busy } }, intent()];
  expect(await stripeProvider.begin(request)).toMatchObject({ state: 'new' });
});

it('tells no address to come back to for who is not there', async () => {
  answers = [intent({ status: 'succeeded' })];
  await stripeProvider.confirm(payment, { method: 'pm_1', offSession: true });
  expect(asked[0]?.body.has('return_url')).toBe(false);
});

it('confirms without the person, and says where they would come back to all the same', async () => {
  answers = [intent({ status: 'succeeded' })];
  const how = { method: 'pm_1', offSession: true };
  await stripeProvider.confirm(payment, how, 'https://store.example.com/back');
  expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
    payment_method: 'pm_1',
    off_session: 'true',
    return_url: 'https://store.example.com/back',
  });
});

describe('a method that is kept without a payment', () => {
  const setup = (fields: object = {}) => ({
    status: 200,
    body: { id: 'seti_1', customer: 'cus_1', status: 'requires_payment_method', metadata: {}, ...fields },
  });
  const wanted = { id: 'key-1', customer: 'cus_1', uid: 'u-1', methodType: 'card', forPlan: true };
  const keep = () =>
    stripeProvider.confirmSetup(
      { id: 'key-1', reference: 'seti_1' },
      'tok_paid',
      'https://store.example.com',
    );

  it('is begun for charges without its holder, under a key', async () => {
    answers = [setup({ metadata: { for: 'plan', uid: 'u-1' } })];
    expect(await stripeProvider.beginSetup(wanted)).toMatchObject({
      reference: 'seti_1',
      state: 'new',
      uid: 'u-1',
      forPlan: true,
    });
    expect(asked[0]).toMatchObject({ what: 'POST /v1/setup_intents', key: 'key-1' });
    expect(Object.fromEntries(asked[0]?.body ?? [])).toMatchObject({
      customer: 'cus_1',
      usage: 'off_session',
      'metadata[uid]': 'u-1',
    });
  });

  it('is kept once it is confirmed, or waits for its holder', async () => {
    const card = { brand: 'visa', last4: '4242', country: 'US' };
    answers = [
      setup({ status: 'succeeded', payment_method: { id: 'pm_1', type: 'card', card } }),
      setup({ status: 'requires_action', client_secret: 'secret' }),
    ];
    expect(await keep()).toMatchObject({ state: 'done', method: { id: 'pm_1', type: 'card', ...card } });
    expect(await keep()).toMatchObject({ state: 'requires-action', clientSecret: 'secret' });
    expect(asked[0]).toMatchObject({ what: 'POST /v1/setup_intents/seti_1/confirm', key: 'key-1:confirm' });
  });

  it('is not where the bank declines it, or its token is spent', async () => {
    answers = [
      rejected(402, 'card_declined'),
      setup({ last_setup_error: { code: 'card_declined' } }),
      rejected(400, 'resource_already_used'),
      setup(),
    ];
    expect(await keep()).toMatchObject({ state: 'failed' });
    expect(await keep()).toMatchObject({ state: 'failed' });
  });

  it('is the refusal of a provider that is away', async () => {
    answers = [{ status: 500, body: { error: { type: 'api_error', message: 'no' } } }];
    await expect(keep()).rejects.toThrow('payment-unavailable');
  });
});

it('says of a token that nobody knows, or that was used, that it can’t pay', async () => {
  answers = [
    rejected(404, 'resource_missing'),
    { status: 200, body: { payment_intent: 'pi_9', payment_method_preview: { type: 'card' } } },
    { status: 200, body: { setup_intent: 'seti_9', payment_method_preview: { type: 'card' } } },
    {
      status: 200,
      body: { payment_intent: null, payment_method_preview: { type: 'card', card: { last4: '4242' } } },
    },
  ];
  expect(await stripeProvider.accepts('tok_1')).toBeNull();
  expect(await stripeProvider.accepts('tok_2')).toBeNull();
  expect(await stripeProvider.accepts('tok_2')).toBeNull();
  expect(await stripeProvider.accepts('tok_3')).toMatchObject({ type: 'card', last4: '4242' });
});

describe('a refund', () => {
  const wanted = { refundId: 'r1', reference: 'pi_1', amountCents: 100 };
  const list = (...data: object[]) => ({ status: 200, body: { object: 'list', data } });
  const made = (status: string) => ({ id: 're_1', amount: 100, status, metadata: { refundId: 'r1' } });

  it.each([
    ['succeeded', 'refunded'],
    ['pending', 'pending'],
    ['requires_action', 'pending'],
    ['failed', 'refused'],
  ])('%s is %s', async (status, outcome) => {
    answers = [list(), { status: 200, body: made(status) }];
    expect(await stripeProvider.refund(wanted)).toMatchObject({ outcome, reference: 're_1' });
    expect(asked[1]).toMatchObject({ what: 'POST /v1/refunds', key: 'r1' });
  });

  it('that is there already is not made again', async () => {
    answers = [list(made('succeeded'))];
    expect(await stripeProvider.refund(wanted)).toMatchObject({ outcome: 'refunded', reference: 're_1' });
    expect(asked).toHaveLength(1);
  });

  it('that Stripe rejects is refused', async () => {
    answers = [list(), rejected(400, 'charge_already_refunded')];
    expect(await stripeProvider.refund(wanted)).toEqual({ outcome: 'refused', reference: null });
  });
});

it.each([
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['warning_closed', 'closed'],
  ['prevented', 'closed'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
])('a dispute that Stripe calls %s is %s', async (status, state) => {
  const dispute = {
    id: 'dp_1',
    payment_intent: 'pi_1',
    charge: 'ch_1',
    amount: 304,
    currency: 'usd',
    reason: 'fraudulent',
    status,
    evidence_details: { due_by: 1_795_426_047 },
  };
  answers = [
    {
      status: 200,
      body: {
        ...dispute,
        balance_transactions: [{ id: 'txn_1', created: 1, fee: 1500, currency: 'usd', exchange_rate: null }],
      },
    },
  ];
  const dueAt = 1_795_426_047_000;
  const expected = { state, reference: 'pi_1', fees: [{ moved: 'txn_1', feeCents: 1500 }], dueAt };
  expect(await stripeProvider.dispute('dp_1')).toMatchObject(expected);
});

it('a dispute in another currency than was paid in takes what was left of the payment', async () => {
  const charge = { id: 'ch_1', amount: 1_000, amount_refunded: 200, currency: 'eur' };
  const dispute = {
    id: 'dp_1',
    payment_intent: 'pi_1',
    charge,
    amount: 931,
    currency: 'usd',
    status: 'lost',
  };
  const rest = { evidence_details: { due_by: null }, balance_transactions: [] };
  answers = [
    { status: 200, body: { ...dispute, ...rest } },
    { status: 200, body: { ...dispute, ...rest, currency: 'eur', amount: 500 } },
  ];
  expect(await stripeProvider.dispute('dp_1')).toMatchObject({ charge: 'ch_1', amountCents: 800 });
  expect(await stripeProvider.dispute('dp_1')).toMatchObject({ charge: 'ch_1', amountCents: 500 });
});

it('a dispute that can’t be answered has no time until which it can', async () => {
  const dispute = { id: 'dp_1', payment_intent: 'pi_1', charge: 'ch_1', status: 'lost' };
  const sum = { amount: 304, currency: 'usd' };
  const answering = { evidence_details: { due_by: null }, balance_transactions: [] };
  answers = [{ status: 200, body: { ...dispute, ...sum, ...answering } }];
  expect(await stripeProvider.dispute('dp_1')).not.toHaveProperty('dueAt');
});

describe('a payout', () => {
  it.each([
    ['paid', 'paid'],
    ['in_transit', 'pending'],
    ['pending', 'pending'],
    ['failed', 'failed'],
    ['canceled', 'failed'],
  ])('that is %s is %s', async (status, state) => {
    answers = [{ status: 200, body: { id: 'po_1', amount: 12_300, currency: 'usd', status } }];
    expect(await stripeProvider.payout('po_1')).toEqual({
      id: 'po_1',
      state,
      amountCents: 12_300,
      currency: 'USD',
    });
  });
});

it('a webhook that nobody has signed is not mistaken for a line that is down', async () => {
  const told = stripeProvider.onEvent(Buffer.from('{}'), 't=1,v1=00');
  await expect(told).rejects.toMatchObject({ refusal: { reason: 'not-allowed' } });
});

describe('a method that is let go of', () => {
  const detached = rejected(400, 'payment_method_unexpected_state');
  const method = (customer: string | null) => ({ status: 200, body: { id: 'pm_1', customer } });

  it.each([
    ['at the same moment by another call', [detached, method(null)]],
    ['which Stripe does not know any more', [rejected(404, 'resource_missing')]],
  ])('is gone: %s', async (_how, all) => {
    answers = all;
    await stripeProvider.forget('pm_1');
    expect(asked[0]?.what).toBe('POST /v1/payment_methods/pm_1/detach');
    expect(answers).toEqual([]);
  });

  it('and stays where it is says why', async () => {
    answers = [detached, method('cus_1')];
    await expect(stripeProvider.forget('pm_1')).rejects.toMatchObject({
      message: detached.body.error.message,
    });
  });
});
