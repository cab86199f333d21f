import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCards } from '@tempera/domain/money/card';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../start-gateway.ts';

let folder: string;
let gateway: Gateway;
let stripe: Stripe;
let told: string[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tempera-gateway-'));
  told = [];
  const webhooks = async (body: string) => {
    told.push(JSON.parse(body).type);
    return 500;
  };
  gateway = await startGateway({ port: 0, file: join(folder, 'journal.jsonl'), webhooks, isByHand: true });
  const { hostname: host, port } = new URL(gateway.url);
  stripe = new Stripe('simulator', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function pay(token = 'tok_paid', more: object = {}): Promise<string> {
  const { id } = await stripe.paymentIntents.create({
    amount: 1_250,
    currency: 'usd',
    metadata: { kind: 'order', orderId: 'ORD-1<b>' },
    ...more,
  });
  await stripe.paymentIntents
    .confirm(id, { confirmation_token: token, return_url: 'https://store.example.com/' })
    .catch(() => {});
  return id;
}

async function read(path: string) {
  const response = await fetch(gateway.url + path);
  return { status: response.status, text: await response.text() };
}
async function press(
  path: string,
  fields: Record<string, string> = {},
  headers: Record<string, string> = {},
) {
  const body = new URLSearchParams(fields);
  const response = await fetch(gateway.url + path, { method: 'POST', body, headers, redirect: 'manual' });
  return { status: response.status, to: response.headers.get('location'), text: await response.text() };
}

describe('payments', () => {
  it('are listed with what they are for, and found by it', async () => {
    expect((await read('/')).text).toContain('No payments yet');
    const id = await pay();
    await pay('tok_declined', { metadata: { kind: 'order', orderId: 'ORD-2' } });
    const { text } = await read('/');
    expect(text).toContain(`/payments/${id}`);
    expect(text).toContain('ORD-1&#60;b&#62;');
    expect(text).toContain('$12.50');
    expect(text).toContain('Failed');
    const found = (await read('/?q=ord-2')).text;
    expect([found.includes('ORD-2'), found.includes('ORD-1')]).toEqual([true, false]);
    expect((await read('/?q=nobody')).text).toContain('No payment matches');
  });

  it('are refunded in part and whole, in what a person types', async () => {
    const id = await pay();
    expect(await press(`/payments/${id}/refund`, { amount: '2.5' })).toMatchObject({
      status: 303,
      to: `/payments/${id}`,
    });
    expect((await read(`/payments/${id}`)).text).toContain('Partly refunded');
    await press(`/payments/${id}/refund`, { amount: '10,00' });
    expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([
      1_000, 250,
    ]);
    const refused = await press(`/payments/${id}/refund`, { amount: '1.00' });
    expect(refused.status).toBe(400);
    expect(refused.text).toContain('role="alert"');
    expect((await press(`/payments/${id}/refund`, { amount: 'all' })).text).toContain('12.34');
  });

  it('are disputed and won, or asked about, which takes no money', async () => {
    const [disputed, asked] = [await pay(), await pay()];
    await press(`/payments/${disputed}/dispute`);
    await press(`/payments/${asked}/inquiry`);
    const statusOf = async (id: string) =>
      (await stripe.disputes.list({ payment_intent: id })).data[0]?.status;
    expect([await statusOf(disputed), await statusOf(asked)]).toEqual([
      'needs_response',
      'warning_needs_response',
    ]);
    const taken = (await stripe.balanceTransactions.list({ type: 'adjustment' })).data;
    expect(taken.map(({ amount }) => amount)).toEqual([-1_250]);
    await press(`/payments/${disputed}/win`);
    await press(`/payments/${asked}/escalate`);
    expect([await statusOf(disputed), await statusOf(asked)]).toEqual(['won', 'needs_response']);
  });

  it('an inquiry may be closed, and what it is about may be refunded', async () => {
    const id = await pay();
    await press(`/payments/${id}/inquiry`);
    expect((await press(`/payments/${id}/refund`, { amount: '1.00' })).status).toBe(303);
    await press(`/payments/${id}/win`);
    expect((await read(`/payments/${id}`)).text).toContain('Inquiry closed');
    expect((await press(`/payments/${id}/lose`)).text).toContain('This dispute is over.');
  });

  it('that a slow bank decides about are decided', async () => {
    const id = await pay('tok_slow_paid');
    expect((await read(`/payments/${id}`)).text).toContain('Let the bank pay');
    await press(`/payments/${id}/pay`);
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('succeeded');
  });
});

it('what was paid is paid out once it is available, with its parts', async () => {
  await pay();
  expect((await press('/payouts')).text).toContain('Nothing is available');
  const days = { ms: 3 * 86_400_000 };
  await fetch(`${gateway.url}/_simulator/advance`, { method: 'POST', body: JSON.stringify(days) });
  expect((await press('/payouts')).to).toBe('/payouts');
  const [payout] = (await stripe.payouts.list()).data;
  expect(payout).toMatchObject({ amount: 1_250 - 66, status: 'paid' });
  const parts = (await stripe.balanceTransactions.list({ payout: payout?.id ?? '' })).data;
  expect(parts.map(({ type, net }) => [type, net])).toEqual([
    ['payout', -1_184],
    ['charge', 1_184],
  ]);
  expect((await press('/payouts')).status).toBe(400);
  await gateway.deliver();
  expect(told).toContain('payout.paid');
  expect((await read('/payouts')).text).toContain('Send it back');
  expect((await press(`/payouts/${payout?.id}/fail`)).to).toBe('/payouts');
  expect((await stripe.payouts.retrieve(payout?.id ?? '')).status).toBe('failed');
  expect((await press(`/payouts/${payout?.id}/fail`)).text).toContain('has come back already');
  await gateway.deliver();
  expect(told).toContain('payout.failed');
  const arrived = async (bound: object) => (await stripe.payouts.list({ arrival_date: bound })).data.length;
  const now = Math.floor(Date.now() / 1_000);
  expect([await arrived({ gte: now - 60 }), await arrived({ lt: now - 60 })]).toEqual([1, 0]);
});

it('whoever pays is shown by name or address, with their uid below it, also where nothing was paid', async () => {
  const token = async (card: string, email: string) => {
    const sent = {
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': card,
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2040',
      'payment_method_data[card][cvc]': '123',
      'payment_method_data[billing_details][email]': email,
    };
    const address = `${gateway.url}/v1/test_helpers/confirmation_tokens`;
    const made = await fetch(address, { method: 'POST', body: new URLSearchParams(sent) });
    return ((await made.json()) as { id: string }).id;
  };
  const metadata = { kind: 'order', orderId: 'ORD-1', uid: 'uid-of-grace' };
  for (const card of [testCards.paid, testCards.declined, testCards.authenticate]) {
    const id = await pay(await token(card, 'grace@example.com'), { metadata });
    const page = /<dt>Buyer<\/dt><dd>(.*?)<\/dd>/s.exec((await read(`/payments/${id}`)).text)?.[1];
    expect(page).toMatch(/^grace@example\.com<br><small><code>uid-of-grace/);
  }
  expect((await read('/?q=uid-of-grace')).text.match(/grace@example\.com/g)).toHaveLength(3);
  await stripe.customers.create({ name: 'Ada Example', metadata: { uid: 'uid-of-ada' } });
  const { text } = await read('/customers');
  expect(text).toContain('<strong>Ada Example</strong>');
  expect(text).toContain('<code>uid-of-ada</code>');
});

it('customers are shown with what they keep, and their bank changes its mind', async () => {
  const customer = await stripe.customers.create({ email: 'ada@example.com' });
  await pay('tok_paid', { customer: customer.id, setup_future_usage: 'off_session' });
  const { text } = await read('/customers');
  expect(text).toContain('ada@example.com');
  const method = /pm_\w+/.exec(text)?.[0] ?? '';
  await press(`/methods/${method}/behavior`, { behavior: 'declined' });
  await expect(
    stripe.paymentIntents.create({
      amount: 1_000,
      currency: 'usd',
      customer: customer.id,
      payment_method: method,
      off_session: true,
      confirm: true,
    }),
  ).rejects.toMatchObject({ code: 'card_declined' });
});

it('webhooks are shown with their answers, and sent again', async () => {
  await pay();
  expect((await read('/webhooks')).text).toContain('Waiting');
  await gateway.deliver();
  const { text } = await read('/webhooks');
  expect(text).toContain('answered 500');
  const event = /evt_\w+/.exec(text)?.[0];
  expect((await press(`/webhooks/${event}/again`)).to).toBe(`/webhooks#${event}`);
  await gateway.deliver();
  expect(told).toEqual(['payment_intent.succeeded', 'payment_intent.succeeded']);
});

it('faults are chosen, and taken back', async () => {
  const chosen = async () => (await (await fetch(`${gateway.url}/_simulator/faults`)).json()).fail;
  await press('/faults', { fail: '0.5' });
  expect(await chosen()).toBe(0.5);
  expect((await press('/faults', { fail: '7' })).status).toBe(400);
  await press('/faults', { fail: '0.5', reset: '1' });
  expect(await chosen()).toBe(0);
});

it('knows no other address, and no button is pressed from another site', async () => {
  expect((await read('/nowhere')).status).toBe(404);
  expect((await read('/payments/pi_none')).status).toBe(404);
  expect((await press('/payments/pi_none/refund', { amount: '1' })).status).toBe(404);
  const id = await pay();
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await press(`/payments/${id}/dispute`, {}, headers)).status).toBe(403);
});
