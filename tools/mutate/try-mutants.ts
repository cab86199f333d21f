/** The two rounds of `npm run mutate`: the rules as they are, then each mutant. */
import { Failure } from '../../emulators/launcher/failure.ts';
import { seconds } from '../../emulators/launcher/steps.ts';
import { openCatchers } from './catchers.ts';
import { type BaselineOfSpec, chooseSpecs } from './choose-specs.ts';
import { describeMutant, sourceLine } from './describe-mutant.ts';
import type { Mutant } from './make-mutants.ts';
import { specNames } from './spec-names.ts';
import { trimRules } from './trim-rules.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Progress is told this often. */
const beatMs = 15_000;

/** @throws {@link Failure} when a spec fails on the rules as they are: nothing could be said about any mutant */
export async function measureBaseline(pool: WorkerPool, text: string): Promise<BaselineOfSpec[]> {
  const started = Date.now();
  const baselines: BaselineOfSpec[] = [];
  const failures: string[] = [];
  await pool.each(
    specNames(),
    (spec) => ({ kind: 'baseline', spec }),
    (spec, answer) => {
      if (answer.kind !== 'baseline') return;
      if (answer.failure) failures.push(answer.failure);
      const { tests, ms, reached } = answer;
      baselines.push({ spec, tests, ms, reached, rules: trimRules(text, reached) });
    },
  );
  if (failures.length > 0) {
    throw new Failure(`Tests fail without any mutant, run back to front:\n${failures.join('\n')}`);
  }
  const tests = baselines.reduce((sum, baseline) => sum + baseline.tests, 0);
  console.log(`${tests} tests pass on the rules as they are, in ${seconds(started)}.`);
  return baselines;
}

/** @returns those that no test noticed, in the order of the rules; each is told as soon as it is known */
export async function tryMutants(
  pool: WorkerPool,
  text: string,
  mutants: readonly Mutant[],
  baselines: readonly BaselineOfSpec[],
): Promise<Mutant[]> {
  const started = Date.now();
  pool.tell({
    kind: 'trimmed',
    bySpec: Object.fromEntries(baselines.map(({ spec, rules }) => [spec, rules])),
  });
  const catchers = openCatchers(text);
  const survivors = new Set<Mutant>();
  let done = 0;
  const beat = setInterval(
    () => console.log(`${done} of ${mutants.length}, ${survivors.size} not caught, ${seconds(started)}`),
    beatMs,
  );
  try {
    await pool.each(
      mutants,
      (mutant) => ({
        kind: 'mutant',
        mutant,
        specs: chooseSpecs(baselines, mutant),
        block: mutant.block,
        speaksOf: text.slice(mutant.start, mutant.end),
        nearby: sourceLine(text, mutant),
        before: catchers.of(mutant),
      }),
      (mutant, answer) => {
        done += 1;
        if (answer.kind !== 'mutant') return;
        if (answer.caughtBy !== null) {
          catchers.set(mutant, answer.caughtBy);
          return;
        }
        survivors.add(mutant);
        console.log(`not caught: ${describeMutant(text, mutant)}`);
      },
    );
  } finally {
    clearInterval(beat);
    catchers.save();
  }
  return mutants.filter((mutant) => survivors.has(mutant));
}
