import { readFileSync } from 'node:fs';
import { Stripe } from 'stripe';
import { afterEach, expect, it, vi } from 'vitest';
import { stripeClient } from './stripe-client.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Where the client would ask, with these in the environment. */
async function hostWith(env: Record<string, string>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { stripe } = await stripeClient();
  return stripe.getApiField('host');
}

const demo = { GCLOUD_PROJECT: 'demo-tempera', TEMPERA_GATEWAY_URL: 'http://127.0.0.1:4343' };
const real = { GCLOUD_PROJECT: 'a-real-store', TEMPERA_GATEWAY_URL: 'http://127.0.0.1:4343' };
const key = (kind: string) => ({ STRIPE_SECRET_KEY: `${kind}_0` });

it.each([
  ['a demo project without a key asks the simulator', { ...demo, STRIPE_SECRET_KEY: '' }, '127.0.0.1'],
  ['so does one whose secret says none', { ...demo, STRIPE_SECRET_KEY: 'none' }, '127.0.0.1'],
  ['with a test key it asks Stripe', { ...demo, ...key('sk_test') }, 'api.stripe.com'],
  ['with a restricted test key as well', { ...demo, ...key('rk_test') }, 'api.stripe.com'],
  ['in tests it does not', { ...demo, ...key('sk_test'), TEMPERA_PAYMENTS: 'simulated' }, '127.0.0.1'],
  ['a real project asks Stripe', { ...real, ...key('sk_live') }, 'api.stripe.com'],
  ['in test mode too', { ...real, ...key('sk_test') }, 'api.stripe.com'],
])('%s', async (_what, env, host) => {
  expect(await hostWith(env)).toBe(host);
});

it.each([
  ['a real project without a key never asks the simulator', { ...real, STRIPE_SECRET_KEY: 'none' }],
  ['not even in tests', { ...real, ...key('sk_live'), TEMPERA_PAYMENTS: 'simulated' }],
  ['a demo project takes no live key', { ...demo, ...key('sk_live') }],
  ['nor a restricted one', { ...demo, ...key('rk_live') }],
])('%s', async (_what, env) => {
  await expect(hostWith(env)).rejects.toThrow('payment-unavailable');
});

it('the guide names the API version that is asked', () => {
  const guide = readFileSync(new URL('../../../docs/payments.md', import.meta.url), 'utf8');
  expect(guide).toContain(`\`${Stripe.API_VERSION}\``);
});
