/** Which specs can notice a mutant, by what they evaluate of the rules as they are. */
import { isReached, type Reached } from './coverage.ts';
import type { Mutant } from './make-mutants.ts';

export interface BaselineOfSpec {
  spec: string;
  tests: number;
  /** How long it takes whole. */
  ms: number;
  reached: readonly Reached[];
  /** The rules without the blocks that it does not reach. */
  rules: string;
}

/** Quick ones first. A place that the report does not know may matter to every spec. */
export function chooseSpecs(baselines: readonly BaselineOfSpec[], mutant: Mutant): string[] {
  return baselines
    .filter(({ tests, reached, rules }) => {
      const isThere = rules.slice(mutant.start, mutant.end).trim() !== '';
      return tests > 0 && isThere && isReached(reached, mutant.shows) !== false;
    })
    .sort((a, b) => a.ms - b.ms)
    .map(({ spec }) => spec);
}
