/** A worker of `npm run mutate`: holds the specs in memory and answers one {@link Task} after the other. */
import { setLogLevel } from 'firebase/firestore';
import { underTest } from '../../tests/rules/kit/open-rules.ts';
import { type CoverageNode, flattenCoverage } from './coverage.ts';
import { createHunt } from './hunt.ts';
import { loadSpecs } from './load-specs.ts';
import { applyMutant } from './make-mutants.ts';
import type { Answer, Task } from './messages.ts';
import { findFailure } from './run-tests.ts';
import { makeTraceable } from './trim-rules.ts';

setLogLevel('silent');
// What a failed test left under way may fail later, when nobody waits for it any more.
process.on('unhandledRejection', () => {});
process.on('disconnect', () => process.exit(1));

const specs = await loadSpecs(process.argv[2] ?? '0');
const traceable = makeTraceable(underTest.rules);
const hunt = createHunt([...specs.values()]);
let rulesOf: Record<string, string> = {};

process.on('message', async (task: Task) => {
  if (task.kind === 'trimmed') {
    rulesOf = task.bySpec;
    return;
  }
  const answer = await (task.kind === 'baseline' ? runBaseline(task.spec) : tryMutant(task)).catch(
    (error: unknown): Answer => ({ kind: 'broken', why: String(error) }),
  );
  process.send?.(answer);
});

/** Back to front, so that a test that leans on an earlier one shows: mutants are tried in any order. */
async function runBaseline(name: string): Promise<Answer> {
  const spec = specs.get(name);
  if (!spec) return { kind: 'baseline', tests: 0, failure: null, ms: 0, reached: [] };
  underTest.rules = traceable;
  const started = Date.now();
  const failed = await findFailure(spec, spec.tests.toReversed());
  const failure = failed && `${name} > ${failed.test.name}: ${failed.error}`;
  const ms = Date.now() - started;
  return {
    kind: 'baseline',
    tests: spec.tests.length,
    failure,
    ms,
    reached: await readCoverage(spec.project),
  };
}

async function readCoverage(project: string) {
  const host = process.env.FIRESTORE_EMULATOR_HOST ?? '';
  const response = await fetch(`http://${host}/emulator/v1/projects/${project}:ruleCoverage`);
  const { report } = (await response.json()) as { report: CoverageNode[] };
  return flattenCoverage(report);
}

async function tryMutant(task: Task & { kind: 'mutant' }): Promise<Answer> {
  const prepare = (spec: string) => {
    underTest.rules = applyMutant(rulesOf[spec] ?? '', task.mutant);
  };
  return { kind: 'mutant', caughtBy: await hunt(task, prepare) };
}
