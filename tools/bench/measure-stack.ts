/** The figures that need running emulators, from one stack. */
import { type UsedStack, withStack } from '../../emulators/launcher/with-stack.ts';
import { seedLarge, seedOrders, seedPeople, large as store } from '../large-store/seed-large.ts';
import { seedMany } from '../large-store/seed-many.ts';
import type { StackPart } from './arguments.ts';
import type { Figures } from './budgets.ts';
import { stopTriggers } from './hub.ts';
import { measureBan } from './measure-ban.ts';
import { measureBare } from './measure-bare.ts';
import { measureBubble } from './measure-bubble.ts';
import { measureClones } from './measure-clones.ts';
import { measureInp } from './measure-inp.ts';
import { measureLatency } from './measure-latency.ts';
import { measureLighthouse } from './measure-lighthouse.ts';
import { measureLimiter } from './measure-limiter.ts';
import { measureMessages } from './measure-messages.ts';
import { measureNext } from './measure-next.ts';
import { measurePaint } from './measure-paint.ts';
import { measureReads } from './measure-reads.ts';
import { measureTables } from './measure-tables.ts';
import { withEnv } from './with-env.ts';

/** Products, people and orders besides the seed's when the store is small: more than a page of each. */
const few = 60;

const emptyCallable = { source: 'tools/bench/empty-callable', codebase: 'bench', runtime: 'nodejs24' };

export async function measureStack(parts: readonly StackPart[]): Promise<Figures> {
  const options = {
    name: 'bench',
    // Calls alone need no pages.
    app: parts.some((part) => part !== 'latency' && part !== 'messages' && part !== 'clones'),
    codebases: [emptyCallable],
  };
  // The seed's clients and `callFunction` find the stack by its environment.
  return withStack(options, (stack) => withEnv(stack.env, () => measureIn(stack, parts)));
}

async function measureIn(stack: UsedStack, parts: readonly StackPart[]): Promise<Figures> {
  await stopTriggers(stack.ports);
  const url = stack.env.TEMPERA_STORE_URL ?? '';
  return {
    ...(parts.includes('paint') ? await timed('Painting pages on a slow line', () => measurePaint(url)) : {}),
    ...(parts.includes('inp') ? await timed('Touching pages', () => measureInp(url)) : {}),
    ...(parts.includes('next') ? await timed('Following links', () => measureNext(url)) : {}),
    ...(parts.includes('bubble') ? await timed('Writing in the chat', () => measureBubble(url)) : {}),
    ...(parts.includes('lighthouse') ? await timed('Asking Lighthouse', () => measureLighthouse(url)) : {}),
    ...(parts.includes('ban') ? await timed('Banning somebody', () => measureBan(url)) : {}),
    ...(parts.includes('messages') ? await timed('Sending messages', measureMessages) : {}),
    // Before the large stores: the emulator has no indexes, so that an order among 20,000 took it seven seconds.
    ...(parts.includes('latency') ? await timed('Calling the functions', measureLatency) : {}),
    ...(parts.includes('latency') ? await timed('Quoting with and without limits', measureLimiter) : {}),
    ...(parts.includes('latency')
      ? await timed('Quoting and ordering, and their requests alone', measureBare)
      : {}),
    ...(parts.includes('clones') ? await timed('Cloning', measureClones) : {}),
    ...(parts.includes('reads') ? await compareReads(url) : {}),
    ...(parts.includes('tables') ? await compareTables(url) : {}),
  };
}

async function compareReads(url: string): Promise<Figures> {
  const small = await timed('Counting reads with the seed’s products', () => measureReads(url, 'small'));
  await timed(`Adding ${store.products} products`, () => seedMany(store.products));
  const large = await timed(`Counting reads with ${store.products + 6} products`, () =>
    measureReads(url, 'large'),
  );
  return { ...small, ...large };
}

async function compareTables(url: string): Promise<Figures> {
  await timed('Adding a small store', async () => {
    await seedMany(few);
    await seedPeople(few);
    await seedOrders(few, { people: few, products: few });
  });
  const small = await timed('Counting reads of a small store', () => measureTables(url, 'small'));
  await timed('Adding a large store', () => seedLarge(store, () => {}));
  return { ...small, ...(await timed('Counting reads of a large store', () => measureTables(url, 'large'))) };
}

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work();
  console.log(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
