import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testCards } from '@tempera/domain/money/card';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from './start-gateway.ts';

let folder: string;
let file: string;
let gateway: Gateway;
let stripe: Stripe;

async function open(): Promise<void> {
  gateway = await startGateway({ port: 0, file });
  const { hostname: host, port } = new URL(gateway.url);
  stripe = new Stripe('simulator', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tempera-gateway-'));
  file = join(folder, 'journal.jsonl');
  await open();
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

async function restart(): Promise<void> {
  await gateway.close();
  await open();
}

const back = 'https://store.example.com/checkout/return?order=1';
const begin = (more: object = {}, key?: string) =>
  stripe.paymentIntents.create(
    {
      amount: 1_000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      metadata: { orderId: '1' },
      ...more,
    },
    key ? { idempotencyKey: key } : {},
  );
const confirm = (id: string, token: string, more: object = {}, key?: string) =>
  stripe.paymentIntents.confirm(
    id,
    { confirmation_token: token, return_url: back, ...more },
    key ? { idempotencyKey: key } : {},
  );
const pay = async (token: string, more: object = {}) => confirm((await begin(more)).id, token);
const declineOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    ({ decline_code, code }) => decline_code ?? code,
  );

/** What a browser sends with a card, and what it gets. */
async function enter(fields: Record<string, string>) {
  const response = await fetch(`${gateway.url}/v1/test_helpers/confirmation_tokens`, {
    method: 'POST',
    body: new URLSearchParams(
      Object.entries(fields).map(
        ([name, value]) => [`payment_method_data${name}`, value] as [string, string],
      ),
    ),
  });
  return {
    status: response.status,
    origin: response.headers.get('access-control-allow-origin'),
    body: await response.json(),
  };
}
const cardOf = (number: string, more: Record<string, string> = {}) => ({
  '[type]': 'card',
  '[card][number]': number,
  '[card][exp_month]': '12',
  '[card][exp_year]': '2099',
  '[card][cvc]': '123',
  '[billing_details][name]': 'Ada Example',
  ...more,
});
const tokenFor = async (number: string): Promise<string> => (await enter(cardOf(number))).body.id;

describe('a card is entered', () => {
  it('and gives a token that shows no more than a receipt does', async () => {
    const { status, origin, body } = await enter(cardOf('4000 0027 6000 0016'));
    expect([status, origin]).toEqual([200, '*']);
    expect(body).toMatchObject({
      id: expect.stringMatching(/^ctoken_/),
      payment_method_preview: {
        type: 'card',
        card: { brand: 'visa', last4: '0016', country: 'DE', exp_year: 2099 },
      },
    });
    expect((await stripe.confirmationTokens.retrieve(body.id)).payment_method_preview?.card?.country).toBe(
      'DE',
    );
  });

  it.each([
    ['number', 'invalid_number', { '[card][number]': '4242424242424241' }],
    ['exp_month', 'invalid_expiry_month', { '[card][exp_month]': '13' }],
    ['exp_year', 'invalid_expiry_year', { '[card][exp_year]': '2020' }],
    ['cvc', 'invalid_cvc', { '[card][cvc]': '12' }],
  ])('with a wrong %s, which the answer names', async (param, code, wrong) => {
    const { status, body } = await enter(cardOf('4242424242424242', wrong));
    expect(status).toBe(402);
    expect(body.error).toMatchObject({ type: 'card_error', code, param });
  });

  it('or a PayPal account, or a bank account', async () => {
    const email = { '[billing_details][email]': 'ada@example.com' };
    const wallet = await enter({ '[type]': 'paypal', ...email });
    expect(wallet.body.payment_method_preview.type).toBe('paypal');
    const account = await enter({
      '[type]': 'sepa_debit',
      '[sepa_debit][iban]': 'DE89 3704 0044 0532 0130 00',
    });
    expect(account.body.payment_method_preview.sepa_debit).toMatchObject({ last4: '3000', country: 'DE' });
    expect((await enter({ '[type]': 'paypal' })).status).toBe(402);
  });
});

describe('a payment', () => {
  it('is made, and charged once it is confirmed; the fee is with its charge', async () => {
    const { id, status } = await begin();
    expect(status).toBe('requires_payment_method');
    const paid = await confirm(id, await tokenFor(testCards.paid), {
      expand: ['latest_charge.balance_transaction', 'payment_method'],
    });
    expect(paid).toMatchObject({
      status: 'succeeded',
      amount_received: 1_000,
      metadata: { orderId: '1' },
      payment_method: { type: 'card', card: { last4: '4242' }, customer: null },
      latest_charge: { paid: true, balance_transaction: { fee: 59, net: 941 } },
    });
  });

  it.each([
    [testCards.declined, 'generic_decline'],
    [testCards.insufficient, 'insufficient_funds'],
  ])('with %s is declined: %s, and another card may pay', async (number, code) => {
    const { id } = await begin();
    expect(await declineOf(confirm(id, await tokenFor(number)))).toBe(code);
    expect(await stripe.paymentIntents.retrieve(id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { decline_code: code },
    });
    expect((await confirm(id, 'tok_paid')).status).toBe('succeeded');
  });

  it('waits for a slow bank, and can’t be canceled meanwhile', async () => {
    const { id, status } = await pay('tok_pending');
    expect(status).toBe('processing');
    expect(await declineOf(stripe.paymentIntents.cancel(id))).toBe('payment_intent_unexpected_state');
  });

  it('is canceled, for ever', async () => {
    const { id } = await begin();
    const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
    expect(canceled).toMatchObject({ status: 'canceled', cancellation_reason: 'abandoned' });
    expect(await declineOf(confirm(id, 'tok_paid'))).toBe('payment_intent_unexpected_state');
  });

  it('takes a token once, but a fixed one any number of times', async () => {
    const token = await tokenFor(testCards.paid);
    await pay(token);
    expect(await declineOf(pay(token))).toBe('resource_already_used');
    await pay('tok_paid');
    expect((await pay('tok_paid')).status).toBe('succeeded');
    expect(await declineOf(stripe.confirmationTokens.retrieve('constructor'))).toBe('resource_missing');
  });

  it.each([
    ['too small', { amount: 49 }, 'amount_too_small'],
    ['unknown as a number', { amount: 'x' }, 'parameter_invalid_integer'],
    ['spelled wrong', { amuont: 1 }, 'parameter_unknown'],
  ])('is refused where something is %s', async (_what, wrong, code) => {
    expect(await declineOf(begin(wrong))).toBe(code);
  });

  it('is shown to a browser that has its client secret, without what is the store’s', async () => {
    const { id, client_secret: secret } = await begin();
    const ask = (value: string) => fetch(`${gateway.url}/v1/payment_intents/${id}?client_secret=${value}`);
    const shown = await (await ask(String(secret))).json();
    expect(shown).toMatchObject({ id, status: 'requires_payment_method' });
    expect(shown).not.toHaveProperty('metadata');
    expect((await ask('wrong')).status).toBe(404);
    expect((await fetch(`${gateway.url}/v1/payment_intents`, { method: 'POST' })).status).toBe(401);
  });
});

describe('a bank that asks the person', () => {
  const decide = (url: string, decision: string) =>
    fetch(url, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
  const challengeOf = (intent: Stripe.PaymentIntent | Stripe.SetupIntent) =>
    intent.next_action?.redirect_to_url?.url ?? '';

  it('charges once they approve, and sends them back', async () => {
    const asking = await pay('tok_authenticate');
    expect(asking.status).toBe('requires_action');
    expect(await (await fetch(challengeOf(asking))).text()).toContain('$10.00');
    const answer = await decide(challengeOf(asking), 'approve');
    const url = new URL(answer.headers.get('location') ?? '');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      order: '1',
      payment_intent: asking.id,
      payment_intent_client_secret: asking.client_secret,
      redirect_status: 'succeeded',
    });
    expect((await stripe.paymentIntents.retrieve(asking.id)).status).toBe('succeeded');
    expect((await decide(challengeOf(asking), 'refuse')).status).toBe(409);
  });

  it('is PayPal, on a page of its own, for who pays by it', async () => {
    const entered = { '[type]': 'paypal', '[billing_details][email]': 'ada@example.com' };
    const [{ body: approved }, { body: left }] = [await enter(entered), await enter(entered)];
    const types = { allowed_payment_method_types: ['paypal'] };
    const [asking, other] = [await pay(approved.id, types), await pay(left.id, types)];
    expect(asking.status).toBe('requires_action');
    const page = await (await fetch(challengeOf(asking))).text();
    expect(page).toContain('Pay with PayPal?');
    expect(page).not.toMatch(/your bank|card/i);
    await decide(challengeOf(asking), 'approve');
    expect((await stripe.paymentIntents.retrieve(asking.id)).status).toBe('succeeded');
    const answer = await decide(challengeOf(other), 'refuse');
    expect(answer.headers.get('location')).toContain('redirect_status=failed');
    expect((await stripe.paymentIntents.retrieve(other.id)).status).toBe('requires_payment_method');
  });

  it('charges nothing where they refuse', async () => {
    const asking = await pay('tok_authenticate_always');
    await restart();
    await decide(`${gateway.url}/_simulator/challenge/${asking.id}`, 'refuse');
    expect(await stripe.paymentIntents.retrieve(asking.id)).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    });
  });

  it('need not ask again where the card was set up, unless it always does', async () => {
    const { id: customer } = await stripe.customers.create();
    const renew = async (method: string) =>
      stripe.paymentIntents.confirm((await begin({ customer })).id, {
        payment_method: method,
        off_session: true,
      });
    for (const [token, outcome] of [
      ['tok_authenticate', 'none'],
      ['tok_authenticate_always', 'authentication_required'],
    ] as const) {
      const setup = await stripe.setupIntents.create({ customer, usage: 'off_session' });
      const asking = await stripe.setupIntents.confirm(setup.id, {
        confirmation_token: token,
        return_url: back,
      });
      const answer = await decide(challengeOf(asking), 'approve');
      expect(answer.headers.get('location')).toContain(`setup_intent=${setup.id}`);
      const { payment_method: method } = await stripe.setupIntents.retrieve(setup.id);
      expect(await declineOf(renew(String(method)))).toBe(outcome);
    }
  });
});

describe('a method', () => {
  it('is kept by a customer who pays with it, until they take it away', async () => {
    const { id: customer } = await stripe.customers.create({ metadata: { uid: 'ada' } });
    const first = await confirm(
      (await begin({ customer, setup_future_usage: 'off_session' })).id,
      'tok_declined_later',
    );
    const [kept] = (await stripe.customers.listPaymentMethods(customer)).data;
    expect(kept).toMatchObject({ id: first.payment_method, customer });
    const again = async (more: object = { customer }) =>
      stripe.paymentIntents.confirm((await begin(more)).id, {
        payment_method: String(kept?.id),
        off_session: true,
      });
    expect(await declineOf(again())).toBe('generic_decline');
    const other = await stripe.customers.create();
    expect(await declineOf(again({ customer: other.id }))).toBeUndefined();
    await stripe.paymentMethods.detach(String(kept?.id));
    await expect(again()).rejects.toThrow('may not be used again');
    expect((await stripe.customers.listPaymentMethods(customer)).data).toEqual([]);
  });

  it('that nobody has kept pays once', async () => {
    const { payment_method: method } = await pay('tok_paid');
    const again = stripe.paymentIntents.confirm((await begin()).id, {
      payment_method: String(method),
      return_url: back,
    });
    await expect(again).rejects.toThrow('may not be used again');
  });

  it('goes with its customer', async () => {
    const { id: customer } = await stripe.customers.create();
    const setup = await stripe.setupIntents.create({ customer });
    await stripe.setupIntents.confirm(setup.id, { confirmation_token: 'tok_paid', return_url: back });
    expect(await stripe.customers.del(customer)).toEqual(expect.objectContaining({ deleted: true }));
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
    expect(await declineOf(begin({ customer }))).toBe('resource_missing');
  });
});

describe('money given back', () => {
  it('never exceeds what was paid', async () => {
    const { id } = await pay('tok_paid');
    const refund = (amount: number) =>
      stripe.refunds.create({ payment_intent: id, amount, metadata: { refundId: 'r' } });
    expect(await refund(400)).toMatchObject({ status: 'succeeded', metadata: { refundId: 'r' } });
    await expect(refund(601)).rejects.toThrow('greater than unrefunded');
    await refund(600);
    expect(await declineOf(refund(1))).toBe('charge_already_refunded');
    expect((await stripe.refunds.list({ payment_intent: id })).data.map(({ amount }) => amount)).toEqual([
      600, 400,
    ]);
    const moved = (await stripe.balanceTransactions.list({ limit: 100 })).data;
    expect(moved.reduce((sum, { net }) => sum + net, 0)).toBe(-59);
  });

  it('needs a payment', async () => {
    await expect(stripe.refunds.create({ payment_intent: (await begin()).id })).rejects.toThrow(
      'successful charge',
    );
  });

  it('is taken by a dispute, which has a fee', async () => {
    const { id, latest_charge: charge } = await pay('tok_disputed');
    const [dispute] = (await stripe.disputes.list({ payment_intent: id })).data;
    expect(dispute).toMatchObject({ status: 'needs_response', amount: 1_000, charge });
    expect(dispute?.balance_transactions[0]).toMatchObject({ amount: -1_000, fee: 1_500 });
    expect(await declineOf(stripe.refunds.create({ payment_intent: id }))).toBe('charge_disputed');
  });
});

describe('an idempotency key', () => {
  it('has one answer, also after a restart and where that was no', async () => {
    const first = await begin({}, 'key-1');
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined();
    expect(await declineOf(confirm(first.id, 'tok_declined', {}, 'key-2'))).toBe('generic_decline');
    await restart();
    const again = await begin({}, 'key-1');
    expect(again.id).toBe(first.id);
    expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
    expect(await declineOf(confirm(first.id, 'tok_declined', {}, 'key-2'))).toBe('generic_decline');
  });

  it('is for the same parameters', async () => {
    await begin({}, 'key-1');
    await expect(begin({ amount: 2_000 }, 'key-1')).rejects.toMatchObject({
      type: 'StripeIdempotencyError',
      statusCode: 400,
    });
  });

  it('is for one request at a time', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => begin({}, 'key-1')));
    const ids = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.id] : []));
    expect(new Set(ids).size).toBe(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason.statusCode).toBe(409);
    }
    expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
  });
});

describe('the journal', () => {
  it('never holds a card’s number or code', async () => {
    await pay(await tokenFor(testCards.paid));
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('4242');
    for (const secret of ['424242424242', '"123"']) expect(text).not.toContain(secret);
  });

  it('survives a line that was cut while it was written', async () => {
    const { id } = await pay('tok_paid');
    appendFileSync(file, '{"items":[{"object":"payment_intent","id":"pi_2"');
    await restart();
    const other = await pay('tok_paid');
    await restart();
    expect((await stripe.paymentIntents.list()).data.map((intent) => intent.id)).toEqual([other.id, id]);
  });
});

describe('what a bank does on its own', () => {
  const day = 86_400_000;
  const act = async (path: string, body?: string) =>
    (await fetch(`${gateway.url}/_simulator/${path}`, { method: 'POST', body: body ?? '' })).status;
  const advance = (ms: number) => act('advance', JSON.stringify({ ms }));

  it.each([
    ['tok_slow_paid', 'succeeded'],
    ['tok_slow_declined', 'requires_payment_method'],
    ['tok_pending', 'processing'],
  ])('with %s is over after three days: %s', async (token, status) => {
    const { id, created } = await pay(token);
    await advance(2 * day);
    expect((await stripe.paymentIntents.retrieve(id)).status).toBe('processing');
    await restart();
    await advance(day + 1_000);
    const later = await stripe.paymentIntents.retrieve(id);
    expect(later.status).toBe(status);
    expect(later.created).toBe(created - (3 * day + 1_000) / 1_000);
  });

  it('comes back with a dispute that was answered and won, and with it what the answer has cost', async () => {
    const { id } = await pay('tok_disputed');
    expect(await act(`payments/${id}/counter`)).toBe(200);
    const disputeNow = async () => (await stripe.disputes.list({ payment_intent: id })).data[0];
    expect(await disputeNow()).toMatchObject({
      status: 'under_review',
      evidence_details: { has_evidence: true },
    });
    expect(await act(`payments/${id}/counter`)).toBe(400);
    expect(await act(`payments/${id}/win`)).toBe(200);
    const moved = (await disputeNow())?.balance_transactions.map(({ amount, fee, net }) => [
      amount,
      fee,
      net,
    ]);
    expect(moved).toEqual([
      [-1_000, 1_500, -2_500],
      [0, 1_500, -1_500],
      [1_000, -1_500, 2_500],
    ]);
  });

  it('can be had at once', async () => {
    const { id } = await pay('tok_pending');
    expect(await act(`payments/${id}/pay`)).toBe(200);
    expect(await act(`payments/${id}/pay`)).toBe(400);
    expect(await act(`payments/${id}/refund`, 'amount=300')).toBe(200);
    expect(await act(`payments/${id}/dispute`)).toBe(200);
    expect(await act(`payments/${id}/win`)).toBe(200);
    const moved = (await stripe.balanceTransactions.list()).data.map(({ amount }) => amount);
    expect(moved).toEqual([700, -700, -300, 1_000]);
    expect((await stripe.disputes.list()).data[0]?.status).toBe('won');
    expect(await act(`payments/${id}/constructor`)).toBe(404);
  });

  it('makes a refund come to nothing', async () => {
    const { id } = await pay('tok_refund_fails');
    const { id: refund } = await stripe.refunds.create({ payment_intent: id });
    await advance(3 * day + 1_000);
    expect((await stripe.refunds.retrieve(refund)).status).toBe('failed');
    expect((await stripe.charges.list()).data[0]).toMatchObject({ amount_refunded: 0, refunded: false });
  });

  it('and a key is forgotten after a day', async () => {
    const { id } = await begin({}, 'key-1');
    await advance(day + 1_000);
    expect((await begin({}, 'key-1')).id).not.toBe(id);
  });
});
