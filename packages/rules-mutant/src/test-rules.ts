/** Takes each condition of a rules file away or turns it round, one at a time, and looks for a test that notices. */
import { applyMutant, describeMutant, lineOf, type Mutant, makeMutants } from './mutants.ts';
import { type Equivalent, reportOf, type Tried, type Verdict } from './report.ts';

export type { Equivalent, Mutant, Tried, Verdict };

/** How a project's tests are run: one is for any command, one for vitest (`rules-mutant/command`, `rules-mutant/vitest`). */
export interface Runner {
  /** How many mutants it takes at a time. */
  parallel: number;
  /** Runs the tests on the rules as they are. @returns what passed, as a sentence. @throws {@link Refusal} when one fails */
  prepare(rules: string): Promise<string>;
  /** @param slot from 0 to `parallel - 1`; no two mutants are in one at the same time */
  run(mutant: Mutant, mutated: string, slot: number): Promise<Verdict>;
  /** Ends what still runs, which then throws, and puts everything back. Comes after all else, or in its midst to end early. */
  close(): void;
}

/** Something the person at the keyboard can act on; the message is all there is to say. */
export class Refusal extends Error {
  override name = 'Refusal';
}

export interface TestRulesOptions {
  /** The text of the rules. */
  rules: string;
  runner: Runner;
  /** A part: `tickets` for blocks whose path has this in it, `40` or `40-60` for lines, or several with commas between. */
  only?: string | undefined;
  equivalents?: readonly Equivalent[];
  /** Gets a line for each survivor as soon as it is known, and one every 15 seconds. */
  say?: (line: string) => void;
}

/** `passed` when nothing survived but what is argued to be equivalent; `lines` say the same to people. */
export interface Outcome {
  passed: boolean;
  lines: string[];
  /** All of them, in the order of the rules. */
  tried: Tried[];
}

/** Progress is told this often. */
const beatMs = 15_000;

/** @throws {@link Refusal} when nothing can be said about any mutant, as when a test fails on the rules as they are */
export async function testRules(options: TestRulesOptions): Promise<Outcome> {
  const { rules, runner, only, equivalents = [], say = () => {} } = options;
  const mutants = makeMutants(rules).filter(({ block, start }) =>
    isIn(only, block, lineOf(rules, { start })),
  );
  if (mutants.length === 0) throw new Refusal(`Nothing to try in ${only ?? 'these rules'}.`);
  const verdicts = new Map<Mutant, Verdict>();
  let loose = 0;
  let started = Date.now();
  const beat = setInterval(() => {
    if (verdicts.size > 0)
      say(`${verdicts.size} of ${mutants.length}, ${loose} not caught, ${seconds(started)}`);
  }, beatMs);
  try {
    say(`${await runner.prepare(rules)} In ${seconds(started)}.`);
    started = Date.now();
    await eachInSlots(runner.parallel, mutants, async (mutant, slot) => {
      const verdict = await runner.run(mutant, applyMutant(rules, mutant), slot);
      verdicts.set(mutant, verdict);
      if (verdict.outcome === 'caught') return;
      loose += 1;
      say(`${verdict.outcome === 'survived' ? 'not caught' : verdict.why}: ${describeMutant(rules, mutant)}`);
    });
  } finally {
    clearInterval(beat);
    runner.close();
  }
  say(`${mutants.length} mutants in ${seconds(started)}.\n`);
  const tried = mutants.flatMap((mutant) => {
    const verdict = verdicts.get(mutant);
    return verdict ? [{ mutant, verdict }] : [];
  });
  return { tried, ...reportOf(rules, tried, equivalents, only === undefined) };
}

/** Gives each thing to a slot that is free, in order. */
export async function eachInSlots<T>(
  slots: number,
  things: readonly T[],
  work: (thing: T, slot: number) => Promise<void>,
): Promise<void> {
  const waiting = things.values();
  const one = async (slot: number) => {
    for (const thing of waiting) await work(thing, slot);
  };
  await Promise.all(Array.from({ length: slots }, (_, slot) => one(slot)));
}

/** True for what lies in one of the parts. `line` is counted from 1. */
export function isIn(only: string | undefined, block: string, line: number): boolean {
  if (only === undefined) return true;
  return only.split(',').some((part) => {
    const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(part) ?? [];
    return from === undefined ? block.includes(part) : line >= Number(from) && line <= Number(to);
  });
}

const seconds = (since: number): string => `${((Date.now() - since) / 1000).toFixed(1)} s`;
