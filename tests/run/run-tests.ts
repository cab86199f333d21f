/** `npm test`: every layer, or those that are named, each counted; the emulators once for all that need them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf, Stopped } from '../../emulators/launcher/failure.ts';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { root, stateDir } from '../../emulators/launcher/paths.ts';
import { isStopping } from '../../emulators/launcher/processes.ts';
import { refreshStack } from '../../emulators/launcher/refresh-stack.ts';
import { findRunning, type RunningStack } from '../../emulators/launcher/running.ts';
import { ensureSecrets } from '../../emulators/launcher/secrets.ts';
import { withStack } from '../../emulators/launcher/with-stack.ts';
import type { Layer, TestArguments } from './arguments.ts';
import { isTool, runTool, runVitest, type VitestLayer } from './run-layer.ts';
import { failuresIn, type LayerResult, summaryOf, tableOf } from './test-results.ts';

const needsEmulators = (layer: Layer): boolean => !isTool(layer) && layer !== 'unit';
const needsBrowser = (layer: Layer): boolean => layer.startsWith('browser');
/** Rules need no more than Firestore, which alone is up in a moment. */
const needsStore = (layer: Layer): boolean => needsEmulators(layer) && !layer.startsWith('rules');

export async function runTests({ layers, words }: TestArguments): Promise<number> {
  const results: LayerResult[] = [];
  for (const layer of layers) {
    if (isTool(layer)) results.push(await runTool(layer));
    else if (!needsEmulators(layer)) results.push(await runVitest(layer, {}, words));
  }
  const rest = layers.filter((layer): layer is VitestLayer => !isTool(layer) && needsEmulators(layer));
  if (rest.length > 0) results.push(...(await runEmulated(rest, words)));
  console.log(`\n${failuresIn(results)}\n${tableOf(results)}\n\n${summaryOf(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** What breaks around the tests fails each layer that could not run for it, so that the run still ends in its one line. */
async function runEmulated(layers: VitestLayer[], words: readonly string[]): Promise<LayerResult[]> {
  const results: LayerResult[] = [];
  try {
    // A whole layer counts on a store as the seed leaves it; one file takes the store as it is.
    const running = words.length > 0 ? await findRunning(isGoodFor(layers)) : undefined;
    if (running) await runBeside(running, layers, words, results);
    else await runAlone(layers, words, results);
  } catch (error) {
    if (error instanceof Stopped || isStopping()) throw error;
    console.error(`\ntempera: ${messageOf(error)}`);
    const missing: string[] = layers.filter((layer) => !results.some((result) => result.layer === layer));
    if (missing.length === 0) missing.push('emulators');
    results.push(...missing.map((layer) => ({ layer, passed: 0, failed: 1, ms: 0 })));
  }
  return results;
}

const isGoodFor = (layers: readonly Layer[]) => (stack: RunningStack) =>
  (!layers.some(needsBrowser) || stack.app !== undefined) &&
  (!layers.some(needsStore) || stack.env.FUNCTIONS_EMULATOR_ORIGIN !== undefined) &&
  stack.env.FIRESTORE_EMULATOR_HOST !== undefined;

async function runBeside(
  stack: RunningStack & { url: string },
  layers: VitestLayer[],
  words: readonly string[],
  results: LayerResult[],
): Promise<void> {
  console.log(`\nOn the stack that runs at ${stack.url}.`);
  if (layers.some(needsStore)) await refreshStack(stack, console.log);
  await runOn(stack, layers, words, results);
}

async function runAlone(
  layers: VitestLayer[],
  words: readonly string[],
  results: LayerResult[],
): Promise<void> {
  const small = !layers.some(needsStore);
  const only = small ? { only: ['firestore'] as const, seeded: false } : {};
  const name = `test-${process.pid}`;
  const recording = { TEMPERA_QUERIES: join(stateDir, name, 'queries') };
  const recorder = pathToFileURL(join(root, 'tests/indexes/record-functions.ts')).href;
  const functionsEnv = { ...recording, NODE_OPTIONS: `--import=${recorder}` };
  await withStack({ name, app: layers.some(needsBrowser), functionsEnv, ...only }, async (stack) => {
    await runOn({ ...stack, env: { ...stack.env, ...recording } }, layers, words, results);
    // Rules are tried with queries of their tests' own, and some files of a layer send few of its queries.
    if (small || words.length > 0) return;
    results.push(await runVitest('queries', { ...recording, TEMPERA_LAYERS: layers.join() }));
  });
  // The emulators' log is for finding out what failed.
  if (results.every(({ failed }) => failed === 0)) rmSync(join(stateDir, name), { recursive: true });
}

async function runOn(
  { env, logFile }: RunningStack,
  layers: VitestLayer[],
  words: readonly string[],
  results: LayerResult[],
): Promise<void> {
  const all = { ...env, DOWNLOAD_SIGNING_KEY: ensureSecrets(), TEMPERA_EMULATOR_LOG: logFile };
  for (const layer of layers) {
    const browser: Record<string, string> = needsBrowser(layer)
      ? { CHROMIUM_PATH: await findChromium(console.log) }
      : {};
    results.push(await runVitest(layer, { ...all, ...browser }, words));
  }
}
