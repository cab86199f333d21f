/** Finds a test that fails on a mutant, those first that seem made for it. */
import type { CollectedTest } from './collector.ts';
import type { Spec } from './load-specs.ts';
import type { Trail } from './messages.ts';
import { createRanking, spread } from './rank-tests.ts';
import { findFailure } from './run-tests.ts';

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
    { specs: names, block, speaksOf, nearby, before }: Trail,
    prepare: (spec: string) => void,
  ): Promise<string | null> => {
    const [close, loose, same] = [rank(speaksOf), rank(nearby), share(block)];
    const able = all
      .map((candidate, index) => ({
        candidate,
        rank: 2 * (same[index] ?? 0) + (close[index] ?? 0) + (loose[index] ?? 0) / 4,
      }))
      .filter(({ candidate }) => names.includes(candidate.spec.name))
      .sort((a, b) => b.rank - a.rank)
      .map(({ candidate }) => candidate);
    const ranked = able.slice(0, best);
    const recent = catchers.filter(({ spec }) => names.includes(spec.name));
    const known = all.filter((one) => names.includes(one.spec.name) && nameOf(one) === before);
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
    prepare(spec.name);
    const failed = await findFailure(
      spec,
      own.map(({ test }) => test),
    );
    if (failed) return own.find(({ test }) => test === failed.test);
  }
  return undefined;
}
