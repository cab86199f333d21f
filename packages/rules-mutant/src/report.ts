/** What comes of it: the mutants that were caught, of those that could be. */
import { describeMutant, lineOf, type Mutant, sourceLine } from './mutants.ts';

/** A mutant that nobody could notice, and why. */
export interface Equivalent {
  /** The line of the rules, without the spaces around it. */
  line: string;
  /** What stands there and what the mutant makes of it. */
  before: string;
  after: string;
  /** Why no request is answered otherwise. */
  because: string;
}

/** What the tests say of a mutant; undecided when they gave no answer, which is as bad as a survivor. */
export type Verdict =
  | { outcome: 'caught'; by: string }
  | { outcome: 'survived' }
  | { outcome: 'undecided'; why: string };

export interface Tried {
  mutant: Mutant;
  verdict: Verdict;
}

/**
 * A table of those that were not caught; the last line is `caught N of N`. Mutants that are argued to be equivalent count for
 * themselves; a listed one that is not in the rules, or was caught, is as bad as a survivor.
 * @param whole false when only a part of the rules was tried, which says nothing about listed ones elsewhere
 */
export function reportOf(
  text: string,
  tried: readonly Tried[],
  listed: readonly Equivalent[],
  whole: boolean,
): { lines: string[]; passed: boolean } {
  const isListed = ({ mutant }: Tried) => listed.some((entry) => matches(text, entry, mutant));
  const missing = listed.filter((entry) => !tried.some(({ mutant }) => matches(text, entry, mutant)));
  const argued = tried.filter(isListed);
  const able = tried.length - argued.length;
  const loose = tried.filter((one) => one.verdict.outcome !== 'caught' && !isListed(one));
  const stale = [
    ...(whole
      ? missing.map(({ line, before, after }) => `${line}: ${before} -> ${after} is not in the rules`)
      : []),
    ...argued.flatMap(({ mutant, verdict }) =>
      verdict.outcome === 'survived' ? [] : [`${describeMutant(text, mutant)} was noticed by a test`],
    ),
  ];
  return {
    lines: [
      ...tableOf(text, loose),
      ...stale.map((line) => `listed as equivalent: ${line}`),
      ...(argued.length > 0 ? [`${argued.length} equivalent, as argued`] : []),
      `caught ${able - loose.length} of ${able}`,
    ],
    passed: loose.length === 0 && stale.length === 0,
  };
}

/** Columns for line, block, what was done and why that is no catch. */
function tableOf(text: string, tried: readonly Tried[]): string[] {
  const rows = tried.map(({ mutant, verdict }) => [
    String(lineOf(text, mutant)),
    mutant.block || '(top)',
    verdict.outcome === 'undecided' ? verdict.why : 'not caught',
    describeMutant(text, mutant).replace(/^line \d+: /, ''),
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}

function matches(text: string, { line, before, after }: Equivalent, mutant: Mutant): boolean {
  return (
    mutant.after === after &&
    text.slice(mutant.start, mutant.end) === before &&
    sourceLine(text, mutant) === line
  );
}
