/** The emulators of a run: those of a stack that runs beside it, for a few files, or else its own. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, stateDir } from '../../emulators/launcher/paths.ts';
import { refreshStack } from '../../emulators/launcher/refresh-stack.ts';
import { findRunning, type RunningStack } from '../../emulators/launcher/running.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import type { Part } from './plan.ts';
import type { VitestRun } from './run-layer.ts';
import type { Screen } from './screens.ts';

/** What compares the queries that were sent with those that are known, once all is done. */
type QueriesRun = Omit<VitestRun, 'words'>;
/** Answers whether all passed. */
type Use = (stack: RunningStack, queries?: QueriesRun) => Promise<boolean>;

/** @param isWhole a whole layer counts on a store as the seed leaves it; one file takes the store as it is */
export async function openStack(parts: Part[], isWhole: boolean, screen: Screen, use: Use): Promise<void> {
  const print = (line: string) => screen.write(`${line}\n`);
  const needs = (...kinds: Part['needs'][]) => parts.some((part) => kinds.includes(part.needs));
  const isGood = ({ app, env }: RunningStack) =>
    env.FIRESTORE_EMULATOR_HOST !== undefined &&
    (!needs('store', 'browser') || env.FUNCTIONS_EMULATOR_ORIGIN !== undefined) &&
    (!needs('browser') || app !== undefined);
  const running = isWhole ? undefined : await findRunning(isGood);
  if (running) {
    print(`\nOn the stack that runs at ${running.url}.`);
    // The built app is for those who look at pages.
    const used = { ...running, app: needs('browser') ? running.app : undefined };
    if (needs('store', 'browser')) await refreshStack(used, print);
    await use(running);
    return;
  }
  // Rules need no more than Firestore, which alone is up in a moment.
  const small = !needs('store', 'browser');
  const only = small ? { only: ['firestore'] as const, seeded: false } : {};
  const name = `test-${process.pid}`;
  const recording = { TEMPERA_QUERIES: join(stateDir, name, 'queries') };
  const recorder = pathToFileURL(join(root, 'tests/indexes/record-functions.ts')).href;
  const functionsEnv = { ...recording, NODE_OPTIONS: `--import=${recorder}` };
  const layers = parts.map(({ layer }) => layer).join();
  // Rules are tried with queries of their tests' own, and some files of a layer send few of its queries.
  const queries: QueriesRun | undefined =
    small || !isWhole
      ? undefined
      : { name: 'queries', projects: ['queries'], env: { ...recording, TEMPERA_LAYERS: layers } };
  let passed = false;
  await withStack({ name, app: needs('browser'), functionsEnv, print, ...only }, async (stack) => {
    // These emulators were started with the rules of this checkout, for every project.
    passed = await use({ ...stack, env: { ...stack.env, ...recording, TEMPERA_RULES_LOADED: '1' } }, queries);
  });
  // The emulators' log is for finding out what failed.
  if (passed) rmSync(join(stateDir, name), { recursive: true });
}
