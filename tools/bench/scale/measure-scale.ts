/** What each action costs a store of the seed's products, of 5,000, 20,000 and 100,000: documents, bytes and processor time. */
import { type UsedStack, withStack } from '../../../emulators/launcher/with-stack.ts';
import { seedMany } from '../../large-store/seed-many.ts';
import { seedSize } from '../arguments.ts';
import type { Figures } from '../budgets.ts';
import { resumeTriggers, stopTriggers } from '../hub.ts';
import { putCoupon } from '../measure-latency.ts';
import { withBrowser } from '../with-browser.ts';
import { withEnv } from '../with-env.ts';
import { awaitEvents } from './await-events.ts';
import { countingEnv, forgetCounts } from './follow-functions.ts';
import { measureCalls, update } from './measure-calls.ts';
import { measureClock } from './measure-clock.ts';
import { measureViews } from './measure-views.ts';
import { growthOf, rowOf } from './rows.ts';

/** What is compared: from here on, a store is expected to cost the same. */
const grownFrom = 5_000;

/** `scale.<action>.<figure>.<size>`, in emulators of their own, whose functions are counted. */
export async function measureScale(sizes: readonly number[]): Promise<Figures> {
  const options = { name: 'bench-scale', functionsEnv: countingEnv() };
  try {
    return await withStack(options, (stack) =>
      // Schedules run in this process.
      withEnv({ ...stack.env, DOWNLOAD_SIGNING_KEY: stack.signingKey }, () => measureSizes(stack, sizes)),
    );
  } finally {
    forgetCounts();
  }
}

const seconds = (from: number, to: number) => ((to - from) / 1_000).toFixed(1);

async function measureSizes(stack: UsedStack, sizes: readonly number[]): Promise<Figures> {
  await putCoupon();
  let figures: Figures = {};
  let products = 0;
  for (const size of [...sizes].sort((one, other) => one - other)) {
    const began = Date.now();
    if (size > seedSize) {
      await stopTriggers(stack.ports);
      await seedMany(size, products);
      await resumeTriggers(stack.ports);
      await awaitEvents(update);
      products = size;
    }
    const filled = Date.now();
    figures = { ...figures, ...(await measureSize(stack.env.TEMPERA_STORE_URL ?? '', size)) };
    console.log(
      `${size} products: filled in ${seconds(began, filled)} s, measured in ${seconds(filled, Date.now())} s`,
    );
  }
  const largest = Math.max(...sizes);
  return { ...figures, ...(largest > grownFrom ? growthOf(figures, grownFrom, largest) : {}) };
}

async function measureSize(url: string, size: number): Promise<Figures> {
  const views = await withBrowser((browser) => measureViews(browser, url));
  const calls = await measureCalls();
  const clock = await measureClock();
  return Object.fromEntries(
    Object.entries({ ...views, ...calls, ...clock }).map(([what, figure]) => [rowOf(what, size), figure]),
  );
}
