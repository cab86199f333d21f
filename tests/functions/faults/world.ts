import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { FaultSettings } from '../../../emulators/gateway/faults/faults.ts';
import { type Gateway, startGateway } from '../../../emulators/gateway/start-gateway.ts';
import { readSweptUntil } from '../../../functions/src/payments/event-marks.store.ts';
import type { PaymentProvider } from '../../../functions/src/payments/payment-provider.ts';
import { stripeProvider } from '../../../functions/src/payments/stripe-provider.ts';
import { clock } from '../../../functions/src/platform/clock.ts';
import { handlers } from '../../../functions/src/webhooks/handlers.ts';
import { sweepEvents } from '../../../functions/src/webhooks/sweep-events.ts';
import { customer, type TestAuth, withRole } from '../support/callers.ts';
import { startSession, succeed } from '../support/calls.ts';
import { putPlan } from '../support/plans.ts';
import { putCoupon, putProduct } from '../support/store.ts';
import { post } from '../support/stripe-events.ts';
import { killingProvider } from './killing-provider.ts';
import { Random } from './random.ts';

/** All that one seed goes through: a small store, its people, and a provider that goes wrong. */
export interface World {
  random: Random;
  gateway: Gateway;
  /** Dies between steps, while things go wrong. */
  provider: PaymentProvider;
  admin: TestAuth;
  people: TestAuth[];
  slugs: string[];
  coupons: string[];
  plans: string[];
  orders: Set<string>;
  charges: { uid: string; chargeId: string }[];
  /** What was done, for whoever looks into a seed. */
  story: string[];
  /** Nothing goes wrong from here on. */
  calm(): void;
  /** The store's and the provider's time goes on by so many milliseconds. */
  wait(ms: number): Promise<void>;
  /** Carries out what no webhook has brought, as the schedule does until it could. */
  sweep(): Promise<void>;
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

/** The schedule has three days of tries before it gives up. */
const mostTries = 100;

/** Takes away everything that is stored in this worker's project. */
async function wipe(): Promise<void> {
  const { FIRESTORE_EMULATOR_HOST: host, GCLOUD_PROJECT: project } = process.env;
  const address = `http://${host}/emulator/v1/projects/${project}/databases/(default)/documents`;
  const response = await fetch(address, { method: 'DELETE' });
  if (!response.ok) throw new Error(`the emulator answered ${response.status}`);
}

/** @param folder where the simulator may keep its journal */
export async function openWorld(seed: number, folder: string): Promise<World> {
  const random = new Random(seed);
  await wipe();
  const file = join(folder, `journal-${seed}`);
  rmSync(file, { force: true });
  const gateway = await startGateway({ port: 0, file, webhooks: post, isByHand: true });
  process.env.TEMPERA_GATEWAY_URL = gateway.url;
  const story: string[] = [];
  const usual = clock.now;
  let ahead = 0;
  clock.now = () => Date.now() + ahead;
  const people = [customer(), customer(), customer()];
  for (const person of people) await succeed(startSession(person));
  const killChance = random.isLucky(0.3) ? 0 : random.next() * 0.08;
  let isCalm = false;
  const world: World = {
    random,
    gateway,
    provider: killingProvider(
      { isLucky: (chance) => !isCalm && random.isLucky(chance) } as Random,
      killChance,
      (name) => story.push(`    killed ${name}`),
    ),
    admin: await withRole('admin'),
    people,
    slugs: await Promise.all([280, 990, 1_500].map((priceCents) => putProduct({ priceCents }))),
    coupons: [await putCoupon({ maxUses: 2 }), await putCoupon({ type: 'fixed', value: 100 })],
    plans: await Promise.all([900, 2_900].map(putPlan)),
    orders: new Set(),
    charges: [],
    story,
    calm() {
      isCalm = true;
      gateway.setFaults({});
    },
    async wait(ms) {
      ahead += ms;
      await fetch(`${gateway.url}/_simulator/advance`, { method: 'POST', body: JSON.stringify({ ms }) });
    },
    async sweep() {
      // The provider's past moves and its present stays; ours is the other way around.
      const { eventsBetween } = stripeProvider;
      const between = async (since: number, until: number) =>
        (await eventsBetween(since - ahead, until - ahead)).map((one) => ({ ...one, at: one.at + ahead }));
      for (let tries = 0; tries < mostTries; tries++) {
        const before = await readSweptUntil();
        const { left } = await sweepEvents(handlers, { ...stripeProvider, eventsBetween: between });
        if (left === 0 && (await readSweptUntil()) !== before) return;
      }
      throw new Error('events that are never carried out');
    },
    async close() {
      clock.now = usual;
      await gateway.close();
      rmSync(file, { force: true });
    },
  };
  gateway.setFaults(faultsOf(random, seed));
  return world;
}
