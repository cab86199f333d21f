/** The figures that need running emulators, from one stack. */
import { type UsedStack, withStack } from '../launcher/with-stack.ts';
import { seedMany } from '../seed/seed-many.ts';
import type { Part } from './arguments.ts';
import type { Figures } from './budgets.ts';
import { stopTriggers } from './hub.ts';
import { measureLatency } from './measure-latency.ts';
import { measurePaint } from './measure-paint.ts';
import { measureReads } from './measure-reads.ts';
import { withEnv } from './with-env.ts';

/** Products beside the seed's six when the store is large. */
const many = 5_000;

const emptyCallable = { source: 'emulators/bench/empty-callable', codebase: 'bench', runtime: 'nodejs24' };

/** @param parts some of `paint`, `latency` and `reads` */
export async function measureStack(parts: readonly Part[]): Promise<Figures> {
  const options = {
    name: 'bench',
    app: parts.includes('reads') || parts.includes('paint'),
    codebases: [emptyCallable],
  };
  // The seed's clients and `callFunction` find the stack by its environment.
  return withStack(options, (stack) => withEnv(stack.env, () => measureIn(stack, parts)));
}

async function measureIn(stack: UsedStack, parts: readonly Part[]): Promise<Figures> {
  await stopTriggers(stack.ports);
  const url = stack.env.TEMPERA_STORE_URL ?? '';
  return {
    ...(parts.includes('paint') ? await timed('Painting pages on a slow line', () => measurePaint(url)) : {}),
    ...(parts.includes('reads') ? await compareReads(stack) : {}),
    ...(parts.includes('latency') ? await timed('Calling the functions', measureLatency) : {}),
  };
}

async function compareReads({ env }: UsedStack): Promise<Figures> {
  const url = env.TEMPERA_STORE_URL ?? '';
  const small = await timed('Counting reads with 6 products', () => measureReads(url, 'small'));
  await timed(`Adding ${many} products`, () => seedMany(many));
  const large = await timed(`Counting reads with ${many + 6} products`, () => measureReads(url, 'large'));
  return { ...small, ...large };
}

async function timed<T>(title: string, work: () => Promise<T>): Promise<T> {
  const began = Date.now();
  const result = await work();
  console.log(`${title}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return result;
}
