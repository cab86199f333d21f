/** Which expressions of the rules a spec file evaluates, by the emulator's coverage report, and what follows from that. */
import { allBlocks } from '../conditions.ts';
import { type Mutant, withoutBrackets } from '../mutants.ts';
import { parseRules } from '../parse-rules.ts';
import type { Range } from '../syntax.ts';

/** What `ruleCoverage` of the Firestore emulator says of one expression. */
export interface CoverageNode {
  sourcePosition: { currentOffset?: number; endOffset?: number };
  /** Each value it had; an empty one stands for an expression that was not reached. */
  values?: { value?: Record<string, unknown> }[];
  children?: CoverageNode[];
}

/** Offset of the first character, that of the last one that is told (closing brackets are not), and whether it was reached. */
export type Reached = readonly [start: number, last: number, reached: boolean];

export function flattenCoverage(nodes: readonly CoverageNode[]): Reached[] {
  return nodes.flatMap(({ sourcePosition, values = [], children = [] }) => {
    const { currentOffset = 0, endOffset = 0 } = sourcePosition;
    const reached = values.some(({ value }) => value && Object.keys(value).length > 0);
    return [[currentOffset, endOffset, reached] as const, ...flattenCoverage(children)];
  });
}

/** Whether the narrowest expression around a place was reached; undefined where the report knows none, as at `if true`. */
export function isReached(nodes: readonly Reached[], { start, end }: Range): boolean | undefined {
  let narrowest: Reached | undefined;
  for (const node of nodes) {
    if (node[0] > start || node[1] + 1 < end) continue;
    const wider = narrowest ? narrowest[1] - narrowest[0] - (node[1] - node[0]) : 1;
    // Reports of several projects tell of the same places.
    if (wider > 0 || (wider === 0 && node[2])) narrowest = node;
  }
  return narrowest?.[2];
}

export interface BaselineOfSpec {
  /** The file. */
  spec: string;
  tests: number;
  /** How long it takes whole. */
  ms: number;
  reached: readonly Reached[];
  /** The rules without the blocks that it does not reach. */
  rules: string;
}

/** Those that can notice a mutant, quick ones first. A place that the report does not know may matter to every spec. */
export function chooseSpecs(baselines: readonly BaselineOfSpec[], mutant: Mutant): string[] {
  return baselines
    .filter(({ tests, reached, rules }) => {
      const isThere = rules.slice(mutant.start, mutant.end).trim() !== '';
      return tests > 0 && isThere && isReached(reached, mutant.shows) !== false;
    })
    .sort((a, b) => a.ms - b.ms)
    .map(({ spec }) => spec);
}

/** The same rules, with a comparison in the place of each `if true`, which coverage reports would leave out. */
export function makeTraceable(text: string): string {
  return allBlocks(parseRules(text))
    .flatMap(({ allows }) => allows.map(({ condition }) => condition))
    .filter(({ start, end }) => text.slice(start, end) === 'true')
    .reduce((traceable, { start, end }) => replace(traceable, start, end, '1>0 '), text);
}

/**
 * Without the blocks of which a spec evaluates nothing, everything else at its offset: the emulator takes a quarter of a second
 * to compile a thousand lines, which would be most of the time that a mutant takes. Which blocks a path matches depends on no condition, so they
 * decide nothing in it on any mutant either.
 */
export function trimRules(text: string, reached: readonly Reached[]): string {
  const outer = parseRules(text).blocks.flatMap(({ blocks }) => blocks);
  const isUsed = (range: Range) => isReached(reached, withoutBrackets(text, range)) !== false;
  return outer
    .filter(
      (block) => !allBlocks(block).some(({ allows }) => allows.some(({ condition }) => isUsed(condition))),
    )
    .reduce((rest, { start, end }) => replace(rest, start, end, ' '.repeat(end - start)), text);
}

const replace = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
