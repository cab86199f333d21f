/** What comes of it: the mutants that were caught, of those that could be. */
import { describeMutant, sourceLine } from './describe-mutant.ts';
import { type Equivalent, equivalents } from './equivalent.ts';
import type { Mutant } from './make-mutants.ts';

/**
 * The last line is `caught N of N`. Mutants that are argued to be equivalent count for themselves; a listed one that is
 * not in the rules, or was caught, is as bad as a survivor.
 * @param whole false when only a part of the rules was tried, which says nothing about listed ones elsewhere
 */
export function scoreOf(
  text: string,
  mutants: readonly Mutant[],
  survivors: readonly Mutant[],
  whole: boolean,
  listed: readonly Equivalent[] = equivalents,
): { lines: string[]; passed: boolean } {
  const isListed = (mutant: Mutant) => listed.some((entry) => matches(text, entry, mutant));
  const missing = listed.filter((entry) => !mutants.some((mutant) => matches(text, entry, mutant)));
  const argued = mutants.filter(isListed);
  const caughtYet = argued.filter((mutant) => !survivors.includes(mutant));
  const alive = survivors.filter((mutant) => !isListed(mutant));
  const tried = mutants.length - argued.length;
  const stale = [
    ...(whole
      ? missing.map((entry) => `${entry.line}: ${entry.before} -> ${entry.after}, which is not in the rules`)
      : []),
    ...caughtYet.map((mutant) => `${describeMutant(text, mutant)}, which a test noticed`),
  ];
  return {
    lines: [
      ...alive.map((mutant) => `not caught: ${describeMutant(text, mutant)}`),
      ...stale.map((line) => `listed as equivalent: ${line}`),
      ...(argued.length > 0 ? [`${argued.length} equivalent, argued in tools/mutate/equivalent.ts`] : []),
      `caught ${tried - alive.length} of ${tried}`,
    ],
    passed: alive.length === 0 && stale.length === 0,
  };
}

function matches(text: string, { line, before, after }: Equivalent, mutant: Mutant): boolean {
  return (
    mutant.after === after &&
    text.slice(mutant.start, mutant.end) === before &&
    sourceLine(text, mutant) === line
  );
}
