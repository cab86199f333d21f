import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCards } from '@tempera/domain/money/card';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from './start-gateway.ts';

let folder: string;
let file: string;
let gateway: Gateway;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tempera-gateway-'));
  file = join(folder, 'journal.jsonl');
  gateway = await startGateway({ port: 0, file });
});

afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function restart(): Promise<void> {
  await gateway.close();
  gateway = await startGateway({ port: 0, file });
}

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(`${gateway.url}${path}`, { method, body: body ? JSON.stringify(body) : null });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

const card = (number: string) => ({ number, expiry: '12/99', cvv: '123', name: 'Ada Example' });
const tokenFor = async (number: string) =>
  (await call('POST', '/v1/tokens', card(number))).body.token as string;
const charge = (orderId: string, token: string) =>
  call('POST', '/v1/charges', { orderId, amountCents: 243, currency: 'USD', token });

describe('tokens', () => {
  it('gives one for a card, with no more of the card than the receipt needs', async () => {
    const reply = await call('POST', '/v1/tokens', card('4242 4242 4242 4242'));
    expect(reply.status).toBe(201);
    expect(reply.body).toEqual({
      token: expect.stringMatching(/^tok_[0-9a-f]{24}$/),
      last4: '4242',
      brand: 'visa',
    });
    expect(reply.headers.get('access-control-allow-origin')).toBe('*');
  });

  it.each([
    ['number', { ...card('4242424242424241') }],
    ['expiry', { ...card(testCards.paid), expiry: '01/20' }],
    ['cvv', { ...card(testCards.paid), cvv: '12' }],
  ])('refuses a wrong %s and says which field it is', async (field, body) => {
    const reply = await call('POST', '/v1/tokens', body);
    expect(reply).toMatchObject({
      status: 422,
      body: { field, error: expect.stringMatching(/^Check the/) },
    });
  });

  it('refuses what is no card at all', async () => {
    for (const body of [null, [], 'x', { number: {} }]) {
      expect((await call('POST', '/v1/tokens', body)).status).toBe(422);
    }
    const broken = await fetch(`${gateway.url}/v1/tokens`, { method: 'POST', body: '{' });
    expect(broken.status).toBe(422);
  });

  it('gives one for a PayPal account, which pays like any other', async () => {
    const { status, body } = await call('POST', '/v1/wallets', { email: 'ada@example.com' });
    expect([status, body.brand]).toEqual([201, 'paypal']);
    expect(body.token).toMatch(/^tok_paypal_[0-9a-f]{24}$/);
    expect((await charge('ORD-PAYPAL', body.token)).body.outcome).toBe('paid');
    expect((await call('POST', '/v1/wallets', { email: 'nobody' })).status).toBe(422);
  });

  it('answers a preflight', async () => {
    const reply = await fetch(`${gateway.url}/v1/tokens`, { method: 'OPTIONS' });
    expect(reply.status).toBe(204);
    expect(reply.headers.get('access-control-allow-headers')).toBe('Content-Type');
  });
});

describe('charges', () => {
  it.each(['paid', 'declined', 'pending'] as const)('the card and the token for %s', async (outcome) => {
    const token = await tokenFor(testCards[outcome]);
    expect((await charge('ORD-1', token)).body.outcome).toBe(outcome);
    expect((await charge('ORD-2', `tok_${outcome}`)).body.outcome).toBe(outcome);
    expect((await charge('ORD-3', `tok_${outcome}`)).body.outcome).toBe(outcome);
  });

  it('charges an order once, also at once and after a restart', async () => {
    const token = await tokenFor(testCards.paid);
    const replies = await Promise.all(Array.from({ length: 20 }, () => charge('ORD-1', token)));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    await restart();
    const again = await charge('ORD-1', 'tok_declined');
    expect(again).toMatchObject({ status: 200, body: replies[0]?.body });
    expect((await call('GET', '/v1/charges/ORD-1')).body).toEqual(replies[0]?.body);
  });

  it('takes a token for one order only, and says so beforehand', async () => {
    const token = await tokenFor(testCards.paid);
    expect((await call('GET', `/v1/tokens/${token}`)).body).toEqual({ usable: true });
    await charge('ORD-1', token);
    await restart();
    expect((await call('GET', `/v1/tokens/${token}`)).body).toEqual({ usable: false });
    expect((await charge('ORD-2', token)).body.outcome).toBe('declined');
    expect((await call('GET', '/v1/tokens/tok_unknown')).body).toEqual({ usable: false });
    expect((await call('GET', '/v1/tokens/tok_paid')).body).toEqual({ usable: true });
    expect((await call('GET', '/v1/tokens/constructor')).body).toEqual({ usable: false });
  });

  it('closes an order that was never charged for good', async () => {
    expect((await call('GET', '/v1/charges/ORD-1')).status).toBe(404);
    expect((await call('POST', '/v1/charges/ORD-1/close')).body.outcome).toBe('declined');
    expect((await charge('ORD-1', 'tok_paid')).body.outcome).toBe('declined');
    await charge('ORD-2', 'tok_paid');
    expect((await call('POST', '/v1/charges/ORD-2/close')).body.outcome).toBe('paid');
  });

  it('refuses what is no charge', async () => {
    for (const amountCents of [0, -5, 1.5, '243']) {
      const body = { orderId: 'ORD-1', amountCents, currency: 'USD', token: 'tok_paid' };
      expect((await call('POST', '/v1/charges', body)).status).toBe(422);
    }
  });
});

describe('stored methods', () => {
  const store = async (token: string) => (await call('POST', '/v1/methods', { token })).body.method as string;

  it('pay any number of orders, each once, also after a restart', async () => {
    const token = await tokenFor(testCards.paid);
    const reply = await call('POST', '/v1/methods', { token });
    expect(reply).toMatchObject({
      status: 201,
      body: { method: expect.stringMatching(/^pm_[0-9a-f]{24}$/), last4: '4242', brand: 'visa' },
    });
    const { method } = reply.body;
    const first = await charge('SUB-1', method);
    await restart();
    expect((await charge('SUB-1', method)).body).toEqual(first.body);
    expect((await charge('SUB-2', method)).body.outcome).toBe('paid');
    expect((await call('GET', `/v1/methods/${method}`)).body).toEqual({ usable: true });
    expect((await call('GET', '/v1/methods/pm_unknown')).body).toEqual({ usable: false });
    expect((await charge('SUB-3', 'pm_unknown')).body.outcome).toBe('declined');
  });

  it('are one for a token, which is then good for nothing else', async () => {
    const token = await tokenFor(testCards.paid);
    const method = await store(token);
    expect(await store(token)).toBe(method);
    expect((await call('GET', `/v1/tokens/${token}`)).body).toEqual({ usable: false });
    expect((await charge('ORD-1', token)).body.outcome).toBe('declined');
    const spent = await tokenFor(testCards.paid);
    await charge('ORD-2', spent);
    for (const bad of [spent, 'tok_unknown', 'constructor']) {
      expect((await call('POST', '/v1/methods', { token: bad })).body).toEqual({ method: null });
    }
    expect((await call('POST', '/v1/methods', {})).status).toBe(422);
  });

  it('follow their card: declined, pending, or declined from the second payment on', async () => {
    const methodOf = async (number: string) => store(await tokenFor(number));
    expect((await charge('SUB-1', await methodOf(testCards.declined))).body.outcome).toBe('declined');
    expect((await charge('SUB-2', await store('tok_pending'))).body.outcome).toBe('pending');
    for (const method of [await methodOf(testCards.declinedLater), await store('tok_declined_later')]) {
      expect((await charge(`${method}-1`, method)).body.outcome).toBe('paid');
      await restart();
      expect((await charge(`${method}-1`, method)).body.outcome).toBe('paid');
      expect((await charge(`${method}-2`, method)).body.outcome).toBe('declined');
      expect((await charge(`${method}-3`, method)).body.outcome).toBe('declined');
    }
  });
});

describe('refunds', () => {
  const refund = (refundId: string, orderId: string, amountCents: number) =>
    call('POST', '/v1/refunds', { refundId, orderId, amountCents });

  it('are given once for an id, also at once and after a restart', async () => {
    await charge('ORD-1', 'tok_paid');
    const replies = await Promise.all(Array.from({ length: 20 }, () => refund('r1', 'ORD-1', 43)));
    expect(new Set(replies.map(({ body }) => body.reference)).size).toBe(1);
    expect(replies[0]?.body.outcome).toBe('refunded');
    await restart();
    expect(await refund('r1', 'ORD-1', 43)).toMatchObject({ status: 200, body: replies[0]?.body });
    expect((await refund('r2', 'ORD-1', 200)).body.outcome).toBe('refunded');
    expect((await refund('r3', 'ORD-1', 1)).body.outcome).toBe('refused');
  });

  it('never exceed what was paid, and need a payment', async () => {
    await charge('ORD-1', 'tok_paid');
    expect((await refund('r1', 'ORD-1', 244)).body.outcome).toBe('refused');
    expect((await refund('r2', 'ORD-1', 243)).body.outcome).toBe('refunded');
    expect((await refund('r1', 'ORD-1', 1)).body.outcome).toBe('refused');
    await charge('ORD-2', 'tok_declined');
    expect((await refund('r3', 'ORD-2', 1)).body.outcome).toBe('refused');
    expect((await refund('r4', 'ORD-3', 1)).body.outcome).toBe('refused');
    for (const amount of [0, -5, 1.5]) expect((await refund('r5', 'ORD-1', amount)).status).toBe(422);
  });
});

describe('the journal', () => {
  it('never holds a card number, code or name', async () => {
    await charge('ORD-1', await tokenFor(testCards.paid));
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('ORD-1');
    for (const secret of ['424242424242', '"123"', 'Ada Example']) expect(text).not.toContain(secret);
  });

  it('survives a line that was cut while it was written', async () => {
    await charge('ORD-1', 'tok_paid');
    appendFileSync(file, '{"kind":"charge","orderId":"ORD-2"');
    await restart();
    await charge('ORD-3', 'tok_paid');
    await restart();
    expect((await call('GET', '/v1/charges/ORD-1')).body.outcome).toBe('paid');
    expect((await call('GET', '/v1/charges/ORD-2')).status).toBe(404);
    expect((await call('GET', '/v1/charges/ORD-3')).body.outcome).toBe('paid');
  });
});

it('knows no other address', async () => {
  for (const path of ['/v1', '/v1/charges/a/b/c', '/v2/tokens']) {
    expect((await call('GET', path)).status).toBe(404);
  }
  expect((await call('GET', '/v1/charges/%E0%A4%A')).status).toBe(400);
});
