/** Finds a test that fails on a mutant, those first that seem made for it. */
import type { Collected, CollectedTest } from './collector.ts';
import { findFailure } from './run-tests.ts';

/** A spec file, collected. */
export interface Spec extends Collected {
  file: string;
  /** For people: the file's name without its endings. */
  name: string;
}

/** Where to look for a test that catches a mutant. */
export interface Hints {
  /** Spec files. */
  specs: readonly string[];
  /** Path of the block that it lies in. */
  block: string;
  /** Code of the mutant's, and of what stands around it: names of tests that have the same words come first. */
  speaksOf: string;
  nearby: string;
  /** The test that caught it in an earlier run. */
  before?: string | undefined;
}

interface Candidate {
  spec: Spec;
  test: CollectedTest;
}

/** How many of the best are tried before whole specs, and how many of those that caught the mutants before it. */
const best = 24;
const latest = 4;

export function createHunt(specs: readonly Spec[]) {
  const all: Candidate[] = specs.flatMap((spec) => spread(spec.tests).map((test) => ({ spec, test })));
  const { rank, share } = createRanking(all.map(({ spec, test }) => `${spec.name} ${test.name}`));
  const catchers: Candidate[] = [];

  /**
   * @param prepare puts the mutant in place for a spec
   * @returns the name of a test that fails, or null
   */
  return async (
    { specs: files, block, speaksOf, nearby, before }: Hints,
    prepare: (spec: string) => void,
  ): Promise<string | null> => {
    const [close, loose, same] = [rank(speaksOf), rank(nearby), share(block)];
    const able = all
      .map((candidate, index) => ({
        candidate,
        rank: 2 * (same[index] ?? 0) + (close[index] ?? 0) + (loose[index] ?? 0) / 4,
      }))
      .filter(({ candidate }) => files.includes(candidate.spec.file))
      .sort((a, b) => b.rank - a.rank)
      .map(({ candidate }) => candidate);
    const ranked = able.slice(0, best);
    const recent = catchers.filter(({ spec }) => files.includes(spec.file));
    const known = all.filter((one) => files.includes(one.spec.file) && nameOf(one) === before);
    const first = [...new Set([...known, ...ranked.slice(0, best / 3), ...recent, ...ranked])];
    const caught =
      (await tryAll(first, prepare)) ??
      (await tryAll(
        able.filter((one) => !first.includes(one)),
        prepare,
      ));
    if (!caught) return null;
    remember(caught);
    return nameOf(caught);
  };

  function remember(caught: Candidate): void {
    const known = catchers.indexOf(caught);
    if (known >= 0) catchers.splice(known, 1);
    catchers.unshift(caught);
    catchers.length = Math.min(catchers.length, latest);
  }
}

const nameOf = ({ spec, test }: Candidate): string => `${spec.name} > ${test.name}`;

/** Spec by spec, in the order in which each has its first candidate. */
async function tryAll(
  candidates: readonly Candidate[],
  prepare: (spec: string) => void,
): Promise<Candidate | undefined> {
  for (const [spec, own] of Map.groupBy(candidates, ({ spec }) => spec)) {
    prepare(spec.file);
    const failed = await findFailure(
      spec,
      own.map(({ test }) => test),
    );
    if (failed) return own.find(({ test }) => test === failed.test);
  }
  return undefined;
}

/** The words of a name or of code: `isText(site.metaTitle, 80)` speaks of `istext`, `site`, `metatitle` and `80`. */
export function wordsOf(text: string): string[] {
  return [...new Set(text.toLowerCase().match(/[a-z]+|\d+/g) ?? [])];
}

export interface Ranking {
  /** Each test's rank for what a mutant speaks of: the rarer the words that both have, the higher; 0 for none. */
  rank(text: string): number[];
  /** How much of a text's words each test has: 1 for all of them. */
  share(text: string): number[];
}

export function createRanking(names: readonly string[]): Ranking {
  const byWord = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    for (const word of wordsOf(name)) {
      const known = byWord.get(word);
      if (known) known.push(index);
      else byWord.set(word, [index]);
    }
  }
  const add = (text: string, weight: (found: number, words: number) => number) => {
    const ranks = names.map(() => 0);
    const words = wordsOf(text);
    for (const word of words) {
      const found = byWord.get(word) ?? [];
      for (const index of found) ranks[index] = (ranks[index] ?? 0) + weight(found.length, words.length);
    }
    return ranks;
  };
  return {
    rank: (text) => add(text, (found) => 1 / found),
    share: (text) => add(text, (_found, words) => 1 / words),
  };
}

/** The same things in an order that soon shows something of each part: tests that stand together tend to try the same. */
export function spread<T>(things: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(Math.sqrt(things.length)));
  return Array.from({ length: step }, (_, first) =>
    things.filter((_thing, index) => index % step === first),
  ).flat();
}
