import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Gateway, startGateway } from '../start-gateway.ts';
import { openJournal } from '../store/journal.ts';
import { State } from '../store/state.ts';
import { Faults, faultsSchema } from './faults.ts';
import { Subjects } from './subjects.ts';

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
  stripe.paymentIntents.create({ amount: 1_000, currency: 'usd' }, { idempotencyKey, timeout: 500 });
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
    ['hang', 'StripeConnectionError', 0],
    ['hangAfter', 'StripeConnectionError', 1],
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

describe('the same seed', () => {
  /** Two people order, one thing after the other of each; `turns` says whose comes next. */
  async function drawnOf(turns: string, seed = 7): Promise<string[]> {
    const drawn: string[] = [];
    const file = join(folder, `${turns}-${seed}.jsonl`);
    const own = await startGateway({
      port: 0,
      file,
      onDraw: (name, fault) => drawn.push(`${name}: ${fault}`),
    });
    own.setFaults({ seed, limit: 0.2, fail: 0.2, lose: 0.5 });
    const { hostname: host, port } = new URL(own.url);
    const client = new Stripe('simulator', { host, port, protocol: 'http', maxNetworkRetries: 0 });
    for (const uid of turns) {
      const metadata = { kind: 'order', orderId: randomUUID(), uid };
      const made = client.paymentIntents.create({ amount: 500, currency: 'usd', metadata });
      await made.then(({ id }) => client.paymentIntents.retrieve(id)).catch(() => {});
    }
    await own.close();
    return drawn;
  }

  it('makes the same faults of the same calls, whatever others call in between', async () => {
    const oneByOne = await drawnOf('aaaabbbb');
    expect(oneByOne).toContain('POST /v1/payment_intents (order 4 of b): null');
    expect((await drawnOf('abbabaab')).sort()).toEqual(oneByOne.sort());
  });

  it('and another seed makes others', async () => {
    expect(await drawnOf('aaaabbbb')).not.toEqual(await drawnOf('aaaabbbb', 8));
  });

  it('tells one event from another, and one try of a call from the next', () => {
    const drawn: (string | null)[] = [];
    const faults = new Faults(
      new Subjects(new State(openJournal(join(folder, 'none.jsonl')))),
      (name, fault) => drawn.push(`${name}: ${fault}`),
    );
    faults.set({ seed: 7, limit: 0.5, lose: 0.5 });
    const metadata = { orderId: 'one', uid: 'ada' };
    for (let tries = 0; tries < 8; tries++) {
      faults.call('GET', '/v1/confirmation_tokens/tok_paid', '');
      faults.webhook({ type: 'payment_intent.succeeded', data: { object: { metadata } } });
    }
    expect(new Set(drawn)).toEqual(
      new Set([
        'GET /v1/confirmation_tokens/tok_paid (nothing): null',
        'GET /v1/confirmation_tokens/tok_paid (nothing): limit',
        'payment_intent.succeeded (order 1 of ada): null',
        'payment_intent.succeeded (order 1 of ada): lose',
      ]),
    );
  });
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
