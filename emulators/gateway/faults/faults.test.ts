import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { Faults, faultsSchema } from './faults.ts';

let folder: string;
let gateway: Gateway;
let stripe: Stripe;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tempera-gateway-'));
  gateway = await startGateway({ port: 0, file: join(folder, 'journal.jsonl') });
  const { hostname: host, port } = new URL(gateway.url);
  stripe = new Stripe('simulator', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
});
afterEach(async () => {
  await gateway.close();
  rmSync(folder, { recursive: true });
});

const begin = (idempotencyKey: string) =>
  stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' }, { idempotencyKey });
const kindOf = (asked: Promise<unknown>) =>
  asked.then(
    () => 'done',
    ({ type, statusCode }) => `${type} ${statusCode ?? ''}`.trim(),
  );
const madeSoFar = async () => {
  gateway.setFaults({});
  return (await stripe.paymentIntents.list()).data.length;
};

describe('a call', () => {
  it.each([
    ['limit', 'StripeRateLimitError 429', 0],
    ['fail', 'StripeAPIError 500', 0],
    ['failAfter', 'StripeAPIError 500', 1],
    ['silence', 'StripeConnectionError', 0],
    ['silenceAfter', 'StripeConnectionError', 1],
  ] as const)('goes wrong as it is told to: %s', async (fault, answer, made) => {
    gateway.setFaults({ [fault]: 1 });
    expect(await kindOf(begin('one'))).toBe(answer);
    expect(await madeSoFar()).toBe(made);
  });

  it('that was done without an answer is answered under its key, and one that was answered 500 stays that', async () => {
    gateway.setFaults({ silenceAfter: 1 });
    await kindOf(begin('silent'));
    gateway.setFaults({ failAfter: 1 });
    await kindOf(begin('failed'));
    gateway.setFaults({});
    expect(await kindOf(begin('silent'))).toBe('done');
    expect(await kindOf(begin('failed'))).toBe('StripeAPIError 500');
    expect(await madeSoFar()).toBe(2);
  });
});

it('the same seed makes the same faults, another one makes others', () => {
  const drawn = (seed: number) => {
    const faults = new Faults();
    faults.set({ seed, limit: 0.2, silence: 0.2, lose: 0.3 });
    return Array.from({ length: 40 }, () => [
      faults.call('GET', '/v1/refunds/re_123'),
      faults.webhook('refund.failed'),
    ]);
  };
  expect(drawn(7)).toEqual(drawn(7));
  expect(drawn(7)).not.toEqual(drawn(8));
});

it('the admin address sets them and refuses what it does not know', async () => {
  const set = (body: object) =>
    fetch(`${gateway.url}/_simulator/faults`, { method: 'POST', body: JSON.stringify(body) });
  expect(await (await set({ fail: 1, seed: 5 })).json()).toEqual(faultsSchema.parse({ fail: 1, seed: 5 }));
  expect(await kindOf(begin('one'))).toBe('StripeAPIError 500');
  expect((await set({ fails: 1 })).status).toBe(400);
  expect((await set({ fail: 2 })).status).toBe(400);
  expect(await (await fetch(`${gateway.url}/_simulator/faults`)).json()).toMatchObject({ fail: 1, seed: 5 });
});
