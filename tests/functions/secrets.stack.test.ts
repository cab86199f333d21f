import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testCards } from '@tempera/domain/money/card';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everyDocument } from '../../emulators/clock/every-document.ts';
import { functionsDir } from '../../emulators/launcher/build.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { cardsIn } from '../find-cards.ts';
import { keysIn, secretsIn, testCardsIn } from '../find-secrets.ts';
import { order } from './support/calls.ts';
import { type Account, invoke, signUp } from './support/http.ts';
import { putPlan, subscription } from './support/plans.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** The key of a test account, had somebody logged it, and so on: proves that they would be found. */
const samples = ['sk_test_0123456789', 'whsec_simulator', 'pi_1a_secret_2b', 'ctoken_1a'];
/**
 * Without the list of requests that Hosting has answered: a bank leads its customer back to an address to which the provider has
 * added the secret, as Stripe does.
 */
const emulatorLog = () =>
  readFileSync(process.env.TEMPERA_EMULATOR_LOG ?? '', 'utf8')
    .split('\n')
    .filter((line) => !/hosting: .* "GET /.test(line))
    .join('\n');

/** Cards of all lengths that pay, one that is kept with its order, and one that is declined. */
const purchases = [
  ['4242424242424242', {}],
  ['5555555555554444', { saveMethod: true }],
  ['378282246310005', {}],
  [testCards.declined, {}],
] as const;

let buyer: Account;
let clientSecrets: unknown[];
let orders: string[];

/** What a browser sends with a card, and what it gets: good for one payment. */
async function tokenFor(number: string): Promise<string> {
  const card = { number, exp_month: '12', exp_year: '2099', cvc: '123' };
  const fields = Object.entries(card).map(([name, value]) => [`payment_method_data[card][${name}]`, value]);
  const response = await fetch(`${process.env.TEMPERA_GATEWAY_URL}/v1/test_helpers/confirmation_tokens`, {
    method: 'POST',
    body: new URLSearchParams([['payment_method_data[type]', 'card'], ...fields] as [string, string][]),
  });
  return ((await response.json()) as { id: string }).id;
}

beforeAll(async () => {
  buyer = await signUp();
  await invoke('startSession', {}, buyer);
  const asked = () => tokenFor('4000002500003155');
  const slugs = [await putProduct({ priceCents: 280 })];
  const [plan, bought] = [
    await invoke('subscribe', subscription(await putPlan(900), await asked()), buyer),
    await invoke('placeOrder', order({ slugs, paymentToken: await asked() }), buyer),
  ];
  clientSecrets = [plan.result?.clientSecret, bought.result?.clientSecret];
  await invoke('subscribe', subscription(await putPlan(900), unique('ctoken_')), buyer);
  orders = [];
  for (const [number, more] of purchases) {
    const cart = { slugs: [await putProduct({ priceCents: 280 })], paymentToken: await tokenFor(number) };
    const { result } = await invoke('placeOrder', order({ ...cart, ...more }), buyer);
    orders.push(String(result?.orderId));
  }
  const add = { action: 'add', forPlan: false, idempotencyKey: unique('add-') };
  await invoke('savedMethods', { ...add, paymentToken: await tokenFor('4000056655665556') }, buyer);
  const member = await signUp();
  await invoke('startSession', {}, member);
  await invoke('subscribe', subscription(await putPlan(900), await tokenFor('5200828282828210')), member);
});

describe('after payments of all kinds, some of which a bank asks about, and one with a token that there is not', () => {
  it('cards have paid, and one was declined', async () => {
    const found = await Promise.all(orders.map((id) => readDocument(`orders/${id}`)));
    expect(found.map((one) => one?.status)).toEqual(['completed', 'completed', 'completed', 'failed']);
    expect(found.map((one) => one?.payment.method.last4)).toEqual(
      purchases.map(([number]) => number.slice(-4)),
    );
  });

  it('the browser alone has the client secret', () => {
    for (const one of clientSecrets) expect(secretsIn(String(one))).toHaveLength(1);
    for (const sample of samples) expect(secretsIn(sample)).toEqual([sample]);
  });

  it('no document holds a key, a client secret, a token that could still pay, or the number of a card', async () => {
    // Deep down, and as somebody writes it: proves that it would be found.
    const planted = db().doc(`planted/${unique('p')}/below/further/down/here`);
    await planted.set({ text: 'It is 4242 4242 4242 4242.' });
    const documents = await everyDocument();
    await planted.delete();
    const found = documents.flatMap((one) => {
      const text = JSON.stringify([one.ref.path, one.data()]);
      return [...secretsIn(text), ...cardsIn(text)].map((secret) => `${secret} in ${one.ref.path}`);
    });
    for (const collection of ['orders', 'charges', 'history', 'ledger', 'mail', 'paymentEvents']) {
      expect(documents.some(({ ref }) => ref.parent.id === collection)).toBe(true);
    }
    expect(found).toEqual([`4242424242424242 in ${planted.path}`]);
  });

  it('no line of the log does', async () => {
    await vi.waitFor(() => expect(emulatorLog()).toContain('subscribe'));
    expect(secretsIn(emulatorLog())).toEqual([]);
    expect(cardsIn(emulatorLog())).toEqual([]);
  });
});

it('the functions as they run here, and would be deployed, hold no key and no card', () => {
  const bundle = globSync('**/*.{js,json,map}', { cwd: functionsDir }).map((name) => ({
    name,
    text: readFileSync(join(functionsDir, name), 'utf8'),
  }));
  expect(bundle.some(({ text }) => text.includes('STRIPE_SECRET_KEY'))).toBe(true);
  const found = bundle.flatMap(({ name, text }) =>
    [...keysIn(text), ...testCardsIn(text)].map((secret) => `${secret.slice(0, 8)}… in ${name}`),
  );
  expect(found).toEqual([]);
});
