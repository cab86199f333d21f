/** What each order of a launch costs while a tenth of the tabs are open and of the customers come, a third, and all of them. */
import { setTimeout as pause } from 'node:timers/promises';
import { type UsedStack, withStack } from '../../../emulators/launcher/with-stack.ts';
import { withStore } from '../../../emulators/seed/open-store.ts';
import type { Figures } from '../budgets.ts';
import { newBuyer } from '../call-function.ts';
import { openEdge } from '../edge.ts';
import { countingEnv, countsAtRest, forgetCounts } from '../scale/follow-functions.ts';
import { growthOf, rowOf } from '../scale/rows.ts';
import { percentile, round } from '../statistics.ts';
import { withEnv } from '../with-env.ts';
import { buy } from './buy.ts';
import { openListeners } from './open-listeners.ts';
import { openTabs } from './open-tabs.ts';
import { planArrivals } from './plan-arrivals.ts';

/** Of listeners, and as many visitors' tabs. */
const sizes = [200, 667, 2_000] as const;
/** A store of its own size has a thousand in a minute; two cores bring one for every forty listeners. */
const ordersAMinute = (listeners: number) => listeners / 40;
/** As long as the CDN keeps `/live.json`, in milliseconds. */
const liveMs = 10_000;

/** `scale.launch.<action>.<figure>.<listeners>` and their growth, in emulators of their own. @param minutes of each launch */
export async function measureLaunch(minutes: number): Promise<Figures> {
  try {
    return await withStack({ name: 'bench-launch', functionsEnv: countingEnv() }, (stack) =>
      withEnv(stack.env, () => measureSizes(stack, minutes)),
    );
  } finally {
    forgetCounts();
  }
}

async function measureSizes({ env }: UsedStack, minutes: number): Promise<Figures> {
  let figures: Figures = {};
  // The functions' code is loaded with the first.
  await buy(await newBuyer(), ipOf(0));
  for (const listeners of sizes) {
    const one = await measureSize(env.TEMPERA_STORE_URL ?? '', listeners, minutes);
    const rows = Object.entries(one).map(([what, figure]) => [rowOf(`launch.${what}`, listeners), figure]);
    figures = { ...figures, ...Object.fromEntries(rows) };
    console.log(`A launch with ${listeners} listeners: ${one['order.p95.ms']} ms for an order (p95)`);
  }
  return { ...figures, ...growthOf(figures, sizes[0], sizes[2]) };
}

const ipOf = (nth: number) => `10.20.${Math.floor(nth / 250)}.${1 + (nth % 250)}`;

const uidOf = (idToken: string): string =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).user_id;

async function measureSize(storeUrl: string, listeners: number, minutes: number): Promise<Figures> {
  const orders = Math.round(ordersAMinute(listeners) * minutes);
  const buyers: string[] = [];
  for (let nth = 0; nth < orders; nth += 1) buyers.push(await newBuyer());
  // Each person has two; who only looks on has no account.
  const onlookers = Array.from({ length: Math.max(0, listeners / 2 - orders) }, () => crypto.randomUUID());
  const edge = await openEdge(storeUrl, {}, (path) => (path === '/live.json' ? liveMs : Infinity));
  try {
    return await withStore(async ({ db }) => {
      const { heard, close } = await openListeners(db, [...buyers.map(uidOf), ...onlookers]);
      const tabs = openTabs(edge.url, listeners);
      const before = await countsAtRest();
      heard.documents = 0;
      const times = await launch(buyers, minutes * 60_000);
      const after = await countsAtRest();
      const { asks, bytes, failed } = tabs.asked;
      await tabs.close();
      close();
      const each = (unit: keyof typeof after, decimals = 1) =>
        round((after[unit] - before[unit]) / orders, decimals);
      return {
        'order.reads': each('reads'),
        'order.writes': each('writes'),
        'order.deletes': each('deletes'),
        'order.cpu.ms': each('cpuMs', 0),
        'order.p95.ms': round(percentile(times, 0.95), 0),
        'order.heard': round(heard.documents / orders, 1),
        'ask.bytes': round(bytes / asks, 0),
        'ask.failed': failed,
      };
    });
  } finally {
    await edge.close();
  }
}

/** Each buyer comes when it is their time, however long the others take. @returns how long the orders took, in milliseconds */
async function launch(buyers: readonly string[], lengthMs: number): Promise<number[]> {
  const arrivals = planArrivals(buyers.length, lengthMs);
  return Promise.all(
    buyers.map(async (buyer, nth) => {
      await pause(arrivals[nth]);
      return buy(buyer, ipOf(nth + 1));
    }),
  );
}
