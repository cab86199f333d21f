/** `npm test`: every layer, or those that are named, each counted; the emulators once for all that need them. */
import { messageOf, Stopped } from '../../emulators/launcher/failure.ts';
import { findChromium } from '../../emulators/launcher/find-chromium.ts';
import { isStopping } from '../../emulators/launcher/processes.ts';
import type { RunningStack } from '../../emulators/launcher/running.ts';
import { ensureSecrets } from '../../emulators/launcher/secrets.ts';
import { isTool, type TestArguments } from './arguments.ts';
import { openStack } from './open-stack.ts';
import { isLong, type Part, planOf } from './plan.ts';
import { runTool, runVitest } from './run-layer.ts';
import { createScreens, type Screen } from './screens.ts';
import { endOf, failuresIn, type LayerResult, tableOf } from './test-results.ts';
import { slowestOf, timingsOf, writeTimings } from './timings.ts';

interface Job {
  part: Part;
  screen: Screen;
  result?: LayerResult;
}

export async function runTests({ layers, words }: TestArguments): Promise<number> {
  const started = Date.now();
  const isWhole = words.length === 0;
  const plan = planOf(layers, isWhole);
  const screens = createScreens((text) => process.stdout.write(text));
  const open = (part: Part): Job => ({ part, screen: screens.open() });
  const [code, emulated] = [
    plan.filter(({ needs }) => needs === 'nothing'),
    plan.filter(({ needs }) => needs !== 'nothing'),
  ];
  // The emulators start while the code is judged; what they print is shown in between.
  const jobs = code.map(open);
  const starting = screens.open();
  jobs.push(...emulated.map(open));
  const ending = screens.open();
  // They run in the order of the plan, which is not that of their screens.
  const planned = jobs.toSorted((a, b) => plan.indexOf(a.part) - plan.indexOf(b.part));
  const stack = Promise.withResolvers<RunningStack>();
  // Each job that needs it fails with it.
  stack.promise.catch(() => {});
  const runLane = async (lane: Part['lane'], other?: Promise<void>) => {
    for (const job of planned.filter(({ part }) => part.lane === lane)) {
      if (isLong(job.part)) await other;
      job.result = await attempt(job.part.name, job.screen, () => runPart(job, words, stack.promise));
    }
  };
  const results: LayerResult[] = [];
  const judged = runLane('code');
  const lanes = Promise.all([judged, runLane('store', judged)]);
  const collect = () => jobs.flatMap(({ result }) => (result ? [result] : []));
  if (emulated.length > 0) {
    try {
      await openStack(emulated, isWhole, starting, async (opened, queries) => {
        starting.end();
        stack.resolve(opened);
        await lanes;
        if (queries)
          results.push(await attempt('queries', ending, () => runVitest({ ...queries, words }, ending)));
        return [...collect(), ...results].every(({ failed }) => failed === 0);
      });
    } catch (error) {
      stack.reject(error);
    }
  }
  starting.end();
  await lanes;
  ending.end();
  results.unshift(...collect());
  const timings = timingsOf(results, Date.now() - started);
  if (isWhole) writeTimings(timings);
  console.log(
    `\n${slowestOf(timings)}\n${failuresIn(results)}\n${tableOf(results)}\n\n${endOf(results, layers)}`,
  );
  return results.some(({ failed }) => failed > 0) ? 1 : 0;
}

/** What breaks around the tests fails the part that could not run for it, so that the run still ends in its one line. */
async function attempt(name: string, screen: Screen, work: () => Promise<LayerResult>): Promise<LayerResult> {
  screen.write(`\n== ${name} ==\n`);
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stopped || isStopping()) throw error;
    const reason = messageOf(error);
    screen.write(`\ntempera: ${reason}\n`);
    return { layer: name, passed: 0, failed: 1, ms: 0, failures: [reason] };
  } finally {
    screen.end();
  }
}

async function runPart({ part, screen }: Job, words: readonly string[], stack: Promise<RunningStack>) {
  const { name, layer, projects, needs } = part;
  // The store's lane takes longer, and waits for its store in between.
  const isPatient = part.lane === 'code';
  if (isTool(layer)) return runTool(layer, screen, isPatient);
  const run = { name, projects, words, isPatient };
  if (needs === 'nothing') return runVitest({ ...run, env: {} }, screen);
  const { env, logFile } = await stack;
  const all = { ...env, DOWNLOAD_SIGNING_KEY: ensureSecrets(), TEMPERA_EMULATOR_LOG: logFile };
  const note = (line: string) => screen.write(`${line}\n`);
  const browser: Record<string, string> =
    needs === 'browser' ? { CHROMIUM_PATH: await findChromium(note) } : {};
  return runVitest({ ...run, env: { ...all, ...browser } }, screen);
}
