import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Difference } from '@tempera/domain/reconciliation/compare-books';
import { dayOf } from '@tempera/domain/reports/stats';
import { vi } from 'vitest';
import type { FaultSettings } from '../../../emulators/gateway/faults/faults.ts';
import { type Gateway, startGateway } from '../../../emulators/gateway/start-gateway.ts';
import { readSweptUntil } from '../../../functions/src/payments/event-marks.store.ts';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { refs } from '../../../functions/src/platform/refs.ts';
import { reconcileDay } from '../../../functions/src/reconciliation/reconcile-day.ts';
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
  /** Templates that cost nothing, which a plan has so many of in a month. */
  free: string[];
  orders: Set<string>;
  /** Methods that a bank asks their member about, before they are kept. */
  setups: { id: string; person: TestAuth }[];
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
  /** Compares each day with the provider, as the schedule does. @returns what differs */
  reconcile(): Promise<Difference[]>;
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
  // Seldom, since each takes its time.
  if (random.isLucky(0.1)) Object.assign(onCalls, { hang: some(0.01), hangAfter: some(0.01) });
  return { seed, ...onCalls, ...onWebhooks };
}

/** A day like no other seed's, so that months of all lengths have their turn; ahead of the database's own times, which no seed makes. */
const dayOfSeed = (seed: number): number => Date.UTC(2030, 0, 1 + (seed % 366), 12);

async function putFree(slugs: readonly string[]): Promise<string[]> {
  for (const slug of slugs) {
    await putProduct({ slug, priceCents: 0 });
    await refs.version(slug, '1.0.0').set({ fileName: `${slug}.zip`, sizeBytes: 1, sha256: '0' });
  }
  return [...slugs];
}

/** What of a world its seed does not draw. */
export interface Wanted {
  /** Whose purchases they are. */
  names?: readonly string[];
  faults?: Partial<FaultSettings>;
  /** No process dies. */
  isSafe?: boolean;
}

/** @param folder where the simulator may keep its journal */
export async function openWorld(
  seed: number,
  folder: string,
  { names = ['ada', 'bob', 'eve'], faults, isSafe = false }: Wanted = {},
): Promise<World> {
  const random = new Random(seed);
  await wipe();
  const file = join(folder, `journal-${seed}`);
  rmSync(file, { force: true });
  const firstDay = dayOfSeed(seed);
  vi.useFakeTimers({ toFake: ['Date'], now: firstDay });
  const log: string[] = [];
  const story: string[] = [];
  const killChance = isSafe || random.isLucky(0.3) ? 0 : random.next() * 0.04;
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
  const people = names.map((name) => customer({}, `${name}-${seed}`));
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
    free: await putFree(['one', 'two', 'three', 'four', 'five', 'six']),
    orders: new Set(),
    setups: [],
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
      const before = await readSweptUntil();
      const { left } = await sweepEvents(handlers, inOurTime());
      return left === 0 && (await readSweptUntil()) !== before;
    },
    async reconcile() {
      const found: Difference[] = [];
      for (let at = firstDay; at < clock.now(); at += 86_400_000) {
        found.push(...(await reconcileDay(dayOf(at), inOurTime())).differences);
      }
      return found;
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
  // The provider's past moves and its present stays; ours is the other way around.
  const inOurTime = (): PaymentProvider => ({
    ...provider,
    madeBetween: (from, to) => provider.madeBetween(from - ahead, to - ahead),
    eventsBetween: async (since, until) =>
      (await provider.eventsBetween(since - ahead, until - ahead)).map((one) => ({
        ...one,
        at: one.at + ahead,
      })),
  });
  const leave = takeTurnsAtDatabase(turns);
  gateway.setFaults(faults ? { seed, ...faults } : faultsOf(random, seed));
  return world;
}
