/** `npm test`: every layer, or those that are named, each counted; the emulators once for all that need them. */
import type { Arguments, Layer } from './arguments.ts';
import { messageOf, Stopped } from './failure.ts';
import { findChromium } from './find-chromium.ts';
import { isStopping } from './processes.ts';
import { isTool, runTool, runVitest, type VitestLayer } from './run-layer.ts';
import { type LayerResult, summaryOf, tableOf } from './test-results.ts';
import { withStack } from './with-stack.ts';

const emulated: readonly Layer[] = ['rules', 'functions', 'browser'];
const needsEmulators = (layer: Layer): boolean => emulated.includes(layer);

export async function runTests({ layers }: Arguments): Promise<number> {
  const results: LayerResult[] = [];
  for (const layer of layers) {
    if (isTool(layer)) results.push(await runTool(layer));
    else if (!needsEmulators(layer)) results.push(await runVitest(layer, {}));
  }
  const rest = layers.filter((layer): layer is VitestLayer => !isTool(layer) && needsEmulators(layer));
  if (rest.length > 0) results.push(...(await runEmulated(rest)));
  console.log(`\n${tableOf(results)}\n\n${summaryOf(results)}`);
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** A stack that can't start fails each layer that needed it, so that the run still ends in its one line. */
async function runEmulated(layers: VitestLayer[]): Promise<LayerResult[]> {
  const results: LayerResult[] = [];
  // Rules need no more than Firestore, which alone is up in a moment.
  const small = layers.every((layer) => layer === 'rules');
  try {
    const browser: Record<string, string> = layers.includes('browser')
      ? { CHROMIUM_PATH: await findChromium(console.log) }
      : {};
    const app = layers.includes('browser');
    const options = {
      name: `test-${process.pid}`,
      app,
      ...(small ? { only: ['firestore'] as const, seeded: false } : {}),
    };
    await withStack(options, async ({ env, signingKey, logFile }) => {
      const all = { ...env, ...browser, DOWNLOAD_SIGNING_KEY: signingKey, TEMPERA_EMULATOR_LOG: logFile };
      for (const layer of layers) results.push(await runVitest(layer, all));
    });
  } catch (error) {
    if (error instanceof Stopped || isStopping()) throw error;
    console.error(`\ntempera: ${messageOf(error)}`);
    const missing = layers.filter((layer) => !results.some((result) => result.layer === layer));
    results.push(...missing.map((layer) => ({ layer, passed: 0, failed: 1, ms: 0 })));
  }
  return results;
}
