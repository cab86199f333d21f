/**
 * Rules for one spec alone. The emulator takes a quarter of a second to compile all of them, which would be most of the
 * time that a mutant takes. Everything stays at its offset.
 */
import { allBlocks } from './conditions.ts';
import { isReached, type Reached } from './coverage.ts';
import { withoutBrackets } from './make-mutants.ts';
import { parseRules } from './parse-rules.ts';
import type { Expression } from './syntax.ts';

/** The same rules, with a comparison in the place of each `if true`, which coverage reports would leave out. */
export function makeTraceable(text: string): string {
  return allBlocks(parseRules(text))
    .flatMap(({ allows }) => allows.map(({ condition }) => condition))
    .filter(({ start, end }) => text.slice(start, end) === 'true')
    .reduce((traceable, { start, end }) => replace(traceable, start, end, '1>0 '), text);
}

/**
 * Without the blocks of which a spec evaluates nothing. Which blocks a path matches depends on no condition, so they
 * decide nothing in it on any mutant either.
 */
export function trimRules(text: string, reached: readonly Reached[]): string {
  const outer = parseRules(text).blocks.flatMap(({ blocks }) => blocks);
  const isUsed = ({ start, end }: Expression) =>
    isReached(reached, withoutBrackets(text, { start, end })) !== false;
  return outer
    .filter(
      (block) => !allBlocks(block).some(({ allows }) => allows.some(({ condition }) => isUsed(condition))),
    )
    .reduce((rest, { start, end }) => replace(rest, start, end, ' '.repeat(end - start)), text);
}

const replace = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end);
