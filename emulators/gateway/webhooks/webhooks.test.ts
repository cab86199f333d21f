import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { Stripe } from 'stripe';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Gateway, type GatewayOptions, startGateway } from '../start-gateway.ts';
import { chosenEvents } from './chosen-events.ts';
import { webhookSecret } from './sign-event.ts';

let folder: string;
let gateway: Gateway | undefined;
let server: Server | undefined;
let told: Stripe.Event[];
/** What the store answers next, and 200 once there is no more. */
let answers: number[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tempera-gateway-'));
  told = [];
  answers = [];
});
afterEach(async () => {
  await gateway?.close();
  server?.close();
  rmSync(folder, { recursive: true });
  gateway = server = undefined;
});

async function open(options: Partial<GatewayOptions>): Promise<Stripe> {
  gateway = await startGateway({ port: 0, file: join(folder, 'journal.jsonl'), ...options });
  const { hostname: host, port } = new URL(gateway.url);
  return new Stripe('simulator', { host, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false });
}

/** Takes what is rightly signed. */
async function take(body: string, signature: string): Promise<number> {
  const { webhooks } = new Stripe('none');
  told.push(await webhooks.constructEventAsync(body, signature, webhookSecret));
  return answers.shift() ?? 200;
}

async function listen(port = 0): Promise<string> {
  const created = createServer(async (request, response) => {
    const status = await take(await text(request), String(request.headers['stripe-signature']));
    response.writeHead(status).end();
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(created.address() as AddressInfo).port}/webhooks/stripe`;
}

const pay = (stripe: Stripe) =>
  stripe.paymentIntents.create({
    amount: 1_000,
    currency: 'usd',
    confirm: true,
    confirmation_token: 'tok_paid',
    return_url: 'https://store.example.com/',
  });
const typesTold = () => told.map(({ type }) => type);

it('a payment is told to the store, signed as Stripe does', async () => {
  const stripe = await open({ webhooks: await listen() });
  const { id } = await pay(stripe);
  await vi.waitFor(() => expect(typesTold()).toEqual(['payment_intent.succeeded']));
  expect(told[0]?.data.object).toMatchObject({ id, status: 'succeeded' });
});

it('a bank that asks nothing anymore leads back to the store that is told', async () => {
  const webhooks = await listen();
  await open({ webhooks });
  const page = await fetch(`${gateway?.url}/_simulator/challenge/pi_none`);
  expect(await page.text()).toContain(`<a href="${new URL('/', webhooks).href}">Back to the store</a>`);
});

it('what the store does not take is told again, the same event', async () => {
  answers = [500];
  const stripe = await open({ webhooks: await listen() });
  await pay(stripe);
  await vi.waitFor(() => expect(told).toHaveLength(2), 5_000);
  expect(told[1]?.id).toBe(told[0]?.id);
});

it('a store that is not up yet is told once it is, and a restart forgets nothing', async () => {
  const url = await listen();
  server?.close();
  const stripe = await open({ webhooks: url });
  const { id } = await pay(stripe);
  await gateway?.close();
  await open({ webhooks: url });
  await listen(Number(new URL(url).port));
  await vi.waitFor(() => expect(told[0]?.data.object).toMatchObject({ id }), 5_000);
  expect(told).toHaveLength(1);
});

it('goes without a network and by hand, each once', async () => {
  const stripe = await open({ webhooks: take, isByHand: true });
  await pay(stripe);
  expect(told).toEqual([]);
  expect(await gateway?.deliver()).toBe(1);
  expect(await gateway?.deliver()).toBe(0);
  expect(told).toHaveLength(1);
});

it.each([
  ['lose', []],
  ['double', ['pi1', 'pi1', 'pi2', 'pi2']],
  ['reorder', ['pi2', 'pi1']],
] as const)('loses, doubles and turns around what it is told to: %s', async (fault, expected) => {
  const stripe = await open({ webhooks: take, isByHand: true });
  gateway?.setFaults({ [fault]: 1 });
  const names = new Map([
    [(await pay(stripe)).id, 'pi1'],
    [(await pay(stripe)).id, 'pi2'],
  ]);
  await gateway?.deliver();
  const about = told.map(({ data }) => names.get((data.object as { id: string }).id));
  expect(about).toEqual(expected);
});

it('an owner is told to choose the events that are sent here', () => {
  const told = readFileSync(new URL('../../../docs/payments.md', import.meta.url), 'utf8');
  const named = told.match(/`(?:payment_intent|setup_intent|charge|refund|payout)\.[\w.]+`/g) ?? [];
  expect(named.map((one) => one.slice(1, -1)).sort()).toEqual([...chosenEvents].sort());
});

it('what is late comes in the end', async () => {
  const stripe = await open({ webhooks: take, isByHand: true });
  gateway?.setFaults({ delay: 1, seed: 3 });
  for (let index = 0; index < 6; index++) await pay(stripe);
  const first = await gateway?.deliver();
  expect(first).toBeLessThan(6);
  await vi.waitFor(async () => {
    await gateway?.deliver();
    expect(new Set(told.map(({ id }) => id)).size).toBe(6);
  });
});
