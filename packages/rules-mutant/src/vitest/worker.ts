/** A worker of the vitest runner: holds the specs in memory and replies to one {@link Task} after the other. */
import { once } from 'node:events';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setLogLevel } from 'firebase/firestore';
import { applyMutant, type Mutant } from '../mutants.ts';
import { collect } from './collector.ts';
import { type CoverageNode, flattenCoverage, makeTraceable, type Reached } from './coverage.ts';
import { createHunt, type Hints, type Spec } from './hunt.ts';
import { emulator, underTest } from './rules-testing.ts';
import { findFailure } from './run-tests.ts';

/** The first message. Has no reply. */
export interface Setup {
  rules: string;
  specs: readonly string[];
  /** Tells workers apart. */
  slot: number;
}

export type Task =
  /** Runs a spec whole on the rules as they are. */
  | { kind: 'baseline'; spec: string }
  /** The rules that each spec is to be run on from now on. Has no reply. */
  | { kind: 'trimmed'; bySpec: Record<string, string> }
  /** Looks for a test that fails on it. */
  | { kind: 'mutant'; mutant: Mutant; hints: Hints };

export type Reply =
  | { kind: 'baseline'; tests: number; failure: string | null; ms: number; reached: Reached[] }
  /** `caughtBy` names the test; null when all of them passed. */
  | { kind: 'mutant'; caughtBy: string | null }
  /** Something that is no test went wrong. */
  | { kind: 'broken'; why: string };

setLogLevel('silent');
// What a failed test left under way may fail later, when nobody waits for it any more.
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit(1));
// The terminal's Ctrl-C reaches everybody in it; whoever started us ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});

const [setup] = (await once(process, 'message')) as [Setup];
underTest.original = setup.rules;
const traceable = makeTraceable(setup.rules);
const specs = new Map<string, Spec>();
const suffixOf = (spec: string) => `-m${setup.slot}-${setup.specs.indexOf(spec)}`;
let hunt: ReturnType<typeof createHunt>;
let rulesOf: Record<string, string> = {};

const loaded = loadSpecs();
process.on('message', async (task: Task) => {
  if (task.kind === 'trimmed') {
    rulesOf = task.bySpec;
    return;
  }
  const reply = loaded.then(() => (task.kind === 'baseline' ? runBaseline(task.spec) : tryMutant(task)));
  process.send?.(await reply.catch((error: unknown): Reply => ({ kind: 'broken', why: String(error) })));
});

async function loadSpecs(): Promise<void> {
  for (const file of setup.specs) {
    const collected = await collect(() => import(pathToFileURL(file).href));
    const name = basename(file).replace(/\.(test|spec)\.\w+$/, '');
    specs.set(file, { ...collected, file, name });
  }
  if (underTest.projects.size > 0)
    throw new Error('Specs have to open their rules in beforeAll or beforeEach.');
  hunt = createHunt([...specs.values()]);
}

/** Back to front, so that a test that leans on an earlier one shows: mutants are tried in any order. */
async function runBaseline(file: string): Promise<Reply> {
  const spec = specs.get(file);
  if (!spec) throw new Error(`${file} was not loaded.`);
  underTest.projects.clear();
  prepare(file, traceable);
  const started = Date.now();
  const failed = await findFailure(spec, spec.tests.toReversed());
  const ms = Date.now() - started;
  const failure = failed && `${spec.name} > ${failed.test.name}: ${failed.error}`;
  const reports = await Promise.all([...underTest.projects].map(readCoverage));
  return {
    kind: 'baseline',
    tests: reports.length && spec.tests.length,
    failure,
    ms,
    reached: reports.flat(),
  };
}

async function readCoverage(project: string): Promise<Reached[]> {
  const { host, port } = emulator();
  const response = await fetch(`http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`);
  const { report } = (await response.json()) as { report: CoverageNode[] };
  return flattenCoverage(report);
}

async function tryMutant({ mutant, hints }: Task & { kind: 'mutant' }): Promise<Reply> {
  const caughtBy = await hunt(hints, (file) => prepare(file, applyMutant(rulesOf[file] ?? '', mutant)));
  return { kind: 'mutant', caughtBy };
}

function prepare(file: string, rules: string): void {
  underTest.rules = rules;
  underTest.suffix = suffixOf(file);
}
