import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { everyDocument } from '../../emulators/clock/every-document.ts';
import { functionsDir } from '../../emulators/launcher/build.ts';
import { keysIn, secretsIn, testCardsIn } from '../find-secrets.ts';
import { order } from './support/calls.ts';
import { type Account, invoke, signUp } from './support/http.ts';
import { putPlan, subscription } from './support/plans.ts';
import { putProduct, unique } from './support/store.ts';

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

let buyer: Account;
let clientSecrets: unknown[];

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
});

describe('after payments that their bank asks about, and one with a token that there is not', () => {
  it('the browser alone has the client secret', () => {
    for (const one of clientSecrets) expect(secretsIn(String(one))).toHaveLength(1);
    for (const sample of samples) expect(secretsIn(sample)).toEqual([sample]);
  });

  it('no document holds a key, a client secret, or a token that could still pay', async () => {
    const documents = await everyDocument();
    const found = documents.flatMap((one) =>
      secretsIn(JSON.stringify(one.data())).map((secret) => `${secret} in ${one.ref.path}`),
    );
    expect(documents.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it('no line of the log does', async () => {
    await vi.waitFor(() => expect(emulatorLog()).toContain('subscribe'));
    expect(secretsIn(emulatorLog())).toEqual([]);
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
