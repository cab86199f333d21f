/**
 * Runs spec files for vitest and `@firebase/rules-unit-testing` on each mutant, without loading anything anew: workers hold
 * the tests in memory, those that seem made for a mutant come first, and each sees only the blocks that it evaluates.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import { type Mutant, sourceLine } from '../mutants.ts';
import { eachInSlots, Refusal, type Runner } from '../test-rules.ts';
import { type BaselineOfSpec, chooseSpecs, trimRules } from './coverage.ts';
import type { Reply, Setup, Task } from './worker.ts';

export interface VitestOptions {
  /** Paths of the spec files. Each must open its rules in `beforeAll` or `beforeEach`. */
  specs: readonly string[];
  /** For the workers, besides this process's own; FIRESTORE_EMULATOR_HOST must be in one of them. */
  env?: Record<string, string>;
  /** Workers; a core each when not given, but at most four: one more each would only wait for the emulator. */
  parallel?: number | undefined;
  /** A file that remembers from run to run which test caught which mutant, so that the next one tries that test first. */
  memory?: string | undefined;
}

export function vitestRunner({ specs, env, parallel, memory }: VitestOptions): Runner {
  const files = specs.map((spec) => resolve(spec));
  const slots = parallel ?? Math.min(4, availableParallelism());
  const catchers = openCatchers(memory);
  let workers: ChildProcess[] = [];
  let baselines: BaselineOfSpec[] = [];
  let text = '';

  async function ask(slot: number, task: Task): Promise<Reply> {
    const worker = workers[slot];
    if (!worker) throw new Refusal('Stopped.');
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const gone = () => reject(new Refusal('A worker ended by itself.'));
    worker.once('message', resolve).once('exit', gone);
    worker.send(task);
    const reply = await promise;
    worker.off('exit', gone);
    if (reply.kind === 'broken') throw new Refusal(`A worker could not go on: ${reply.why}`);
    return reply;
  }

  return {
    parallel: slots,
    async prepare(rules) {
      const [first] = files;
      if (!first) throw new Refusal('There is no spec file.');
      const all = { ...process.env, ...env };
      if (!all.FIRESTORE_EMULATOR_HOST)
        throw new Refusal('FIRESTORE_EMULATOR_HOST has to name the emulator.');
      text = rules;
      const execArgv = [`--import=${new URL('stand-ins.ts', import.meta.url).href}`];
      const program = new URL('worker.ts', import.meta.url);
      workers = Array.from({ length: slots }, (_, slot) => {
        const worker = fork(program, [first], { env: all, execArgv });
        const setup: Setup = { rules, specs: files, slot };
        worker.send(setup);
        return worker;
      });
      const failures: string[] = [];
      await eachInSlots(slots, files, async (spec, slot) => {
        const reply = await ask(slot, { kind: 'baseline', spec });
        if (reply.kind !== 'baseline') return;
        const { tests, ms, reached, failure } = reply;
        if (failure) failures.push(failure);
        baselines.push({ spec, tests, ms, reached, rules: trimRules(rules, reached) });
      });
      if (failures.length > 0) {
        throw new Refusal(`Tests fail without any mutant, run back to front:\n${failures.join('\n')}`);
      }
      const tests = baselines.reduce((sum, baseline) => sum + baseline.tests, 0);
      if (tests === 0)
        throw new Refusal('No spec opens these rules: they have to be given as they stand in the file.');
      const bySpec = Object.fromEntries(baselines.map(({ spec, rules }) => [spec, rules]));
      for (const worker of workers) worker.send({ kind: 'trimmed', bySpec } satisfies Task);
      return `${tests} tests pass on the rules as they are.`;
    },
    async run(mutant, _mutated, slot) {
      const nearby = sourceLine(text, mutant);
      const speaksOf = text.slice(mutant.start, mutant.end);
      const specs = chooseSpecs(baselines, mutant);
      const key = keyOf(text, mutant);
      const hints = { specs, block: mutant.block, speaksOf, nearby, before: catchers.known[key] };
      const reply = await ask(slot, { kind: 'mutant', mutant, hints });
      if (reply.kind !== 'mutant' || reply.caughtBy === null) return { outcome: 'survived' };
      catchers.known[key] = reply.caughtBy;
      return { outcome: 'caught', by: reply.caughtBy };
    },
    close() {
      for (const worker of workers) worker.kill('SIGKILL');
      if (workers.length > 0) catchers.save();
      workers = [];
      baselines = [];
    },
  };
}

/** By what it is and not by where, since lines move. */
const keyOf = (text: string, mutant: Mutant): string =>
  [mutant.block, sourceLine(text, mutant), text.slice(mutant.start, mutant.end), mutant.after].join('\n');

function openCatchers(file: string | undefined) {
  /** Names of tests, which need not exist any more. */
  const known: Record<string, string> =
    file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return {
    known,
    save() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(known));
    },
  };
}
