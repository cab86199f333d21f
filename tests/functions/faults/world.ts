import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import type { FaultSettings } from '../../../emulators/gateway/faults/faults.ts';
import { type Gateway, startGateway } from '../../../emulators/gateway/start-gateway.ts';
import { readSweptUntil } from '../../../functions/src/payments/event-marks.store.ts';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { handlers } from '../../../functions/src/webhooks/handlers.ts';
import { sweepEvents } from '../../../functions/src/webhooks/sweep-events.ts';
import { customer, type TestAuth, withRole } from '../support/callers.ts';
import { startSession, succeed } from '../support/calls.ts';
import { putPlan } from '../support/plans.ts';
import { putCoupon, putProduct } from '../support/store.ts';
import { post } from '../support/stripe-events.ts';
import { wipe } from '../support/wipe.ts';
import { Random } from './random.ts';
import { providerOf, takeTurnsAtDatabase } from './take-turns.ts';
import { Turns } from './turns.ts';

/** All that one seed goes through: a small store, its people, and a provider that goes wrong. */
export interface World {
  random: Random;
  gateway: Gateway;
  turns: Turns;
  /** Each call of it is a step of its process. */
  provider: PaymentProvider;
  admin: TestAuth;
  people: TestAuth[];
  slugs: string[];
  coupons: string[];
  plans: string[];
  orders: Set<string>;
  /** So many keys were made up. */
  keys: number;
  /** What was done, for whoever looks into a seed. */
  story: string[];
  /** The same step by step, with what the provider drew of its faults. */
  log: string[];
  /** Nothing goes wrong from here on. */
  calm(): void;
  /** The store's and the provider's time goes on by so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Carries out what no webhook has brought, as the schedule does. @returns whether it could */
  sweep(): Promise<boolean>;
  close(): Promise<void>;
}

/** How often things go wrong: no two seeds alike, and one in four without any fault of the line. */
function faultsOf(random: Random, seed: number): Partial<FaultSettings> {
  const some = (most: number) => random.next() * most;
  const onWebhooks = { lose: some(0.3), delay: some(0.3), double: some(0.2), reorder: some(0.2) };
  if (random.isLucky(0.25)) return { seed, ...onWebhooks };
  const onCalls = {
    limit: some(0.05),
    fail: some(0.05),
    failAfter: some(0.03),
    silence: some(0.05),
    silenceAfter: some(0.05),
  };
  return { seed, ...onCalls, ...onWebhooks };
}

/** A day like no other seed's, so that months of all lengths have their turn; ahead of the database's own times, which no seed makes. */
const dayOf = (seed: number): number => Date.UTC(2030, 0, 1 + (seed % 366), 12);

/** @param folder where the simulator may keep its journal */
export async function openWorld(seed: number, folder: string): Promise<World> {
  const random = new Random(seed);
  await wipe();
  const file = join(folder, `journal-${seed}`);
  rmSync(file, { force: true });
  vi.useFakeTimers({ toFake: ['Date'], now: dayOf(seed) });
  const log: string[] = [];
  const story: string[] = [];
  const killChance = random.isLucky(0.3) ? 0 : random.next() * 0.04;
  const turns = new Turns(new Random(random.between(1, 1_000_000)), killChance, (line) => log.push(line));
  const provider = providerOf(turns);
  const gateway = await startGateway({
    port: 0,
    file,
    webhooks: (body, signature) => turns.run('webhook', () => post(body, signature, {}, provider)),
    isByHand: true,
    onDraw: (name, fault) => log.push(`  ${name}: ${fault ?? 'well'}`),
  });
  process.env.TEMPERA_GATEWAY_URL = gateway.url;
  const usual = clock.now;
  let ahead = 0;
  clock.now = () => Date.now() + ahead;
  const people = ['ada', 'bob', 'eve'].map((name) => customer({}, `${name}-${seed}`));
  for (const person of people) await succeed(startSession(person));
  const world: World = {
    random,
    turns,
    gateway,
    provider,
    admin: await withRole('admin', `admin-${seed}`),
    people,
    slugs: [
      await putProduct({ slug: 'small', priceCents: 280 }),
      await putProduct({ slug: 'medium', priceCents: 990 }),
      await putProduct({ slug: 'large', priceCents: 1_500 }),
    ],
    coupons: [
      await putCoupon({ code: 'PERCENT', maxUses: 2 }),
      await putCoupon({ code: 'FIXED', type: 'fixed', value: 100 }),
    ],
    plans: [await putPlan(900, 'monthly'), await putPlan(2_900, 'large')],
    orders: new Set(),
    keys: 0,
    story,
    log,
    calm() {
      turns.calm();
      gateway.setFaults({});
    },
    async wait(ms) {
      ahead += ms;
      await fetch(`${gateway.url}/_simulator/advance`, { method: 'POST', body: JSON.stringify({ ms }) });
    },
    async sweep() {
      // The provider's past moves and its present stays; ours is the other way around.
      const between = async (since: number, until: number) =>
        (await provider.eventsBetween(since - ahead, until - ahead)).map((one) => ({
          ...one,
          at: one.at + ahead,
        }));
      const before = await readSweptUntil();
      const shifted = new Proxy(provider, {
        get: (all, name: keyof PaymentProvider) => (name === 'eventsBetween' ? between : all[name]),
      });
      const { left } = await sweepEvents(handlers, shifted);
      return left === 0 && (await readSweptUntil()) !== before;
    },
    async close() {
      await turns.end();
      leave();
      clock.now = usual;
      vi.useRealTimers();
      await gateway.close();
      rmSync(file, { force: true });
    },
  };
  const leave = takeTurnsAtDatabase(turns);
  gateway.setFaults(faultsOf(random, seed));
  return world;
}
