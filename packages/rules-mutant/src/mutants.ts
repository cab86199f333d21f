/** The changes that are put into the rules, one at a time. */
import { allBlocks, allExpressions, type Condition, findConditions } from './conditions.ts';
import { parseRules } from './parse-rules.ts';
import type { Block, Expression, Range } from './syntax.ts';

/** One change: `text.slice(start, end)` of the rules is replaced by `after`. */
export interface Mutant extends Range {
  after: string;
  /** What the rules evaluate when the change can show: coverage reports know it without the brackets behind it. */
  shows: Range;
  /** Path of the block that it lies in, from the database's root or the bucket's; empty for what stands outside of all. */
  block: string;
}

type Draft = Omit<Mutant, 'shows'> & Partial<Mutant>;

/** Every mutant of a rules file, by place; no two of them make the same text. */
export function makeMutants(text: string): Mutant[] {
  const service = parseRules(text);
  const mutants = [
    ...findConditions(service).flatMap((condition) => mutateCondition(text, condition)),
    ...allBlocks(service).flatMap((block) => [
      ...allExpressions(block).flatMap((expression) => mutateLimit(text, expression, block)),
      ...mutateMethods(block),
    ]),
  ];
  const seen = new Set<string>();
  return mutants
    .sort((a, b) => a.start - b.start || a.end - b.end)
    .filter(({ start, end, after }) => {
      const key = `${start} ${end} ${after}`;
      return text.slice(start, end) !== after && !seen.has(key) && seen.add(key);
    })
    .map((draft) => ({ ...draft, shows: withoutBrackets(text, draft.shows ?? draft) }));
}

/** As coverage reports tell where an expression is. */
export function withoutBrackets(text: string, { start, end }: Range): Range {
  return { start, end: start + text.slice(start, end).replace(/[\s)\]}]+$/, '').length };
}

/** Removed, negated, or decided one way for all. */
function mutateCondition(text: string, { expression, block, place, operator, leaf }: Condition): Draft[] {
  const { start, end } = expression;
  const replaced = (after: string): Draft => ({ start, end, after, block: block.path });
  const itself = text.slice(start, end);
  const isConstant = itself === 'true' || itself === 'false';
  return [
    ...(place === 'operand' ? [replaced(operator === '&&' ? 'true' : 'false')] : []),
    ...(place === 'whole' ? [replaced('true'), replaced('false')] : []),
    ...(leaf && !isConstant ? [replaced(negated(text, expression))] : []),
  ];
}

function negated(text: string, expression: Expression): string {
  if (expression.kind === 'not') return text.slice(expression.of.start, expression.of.end);
  const itself = text.slice(expression.start, expression.end);
  return ['compare', 'arithmetic'].includes(expression.kind) ? `!(${itself})` : `!${itself}`;
}

const bounds: Record<string, string> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

/** Off by one, or a list without one of its items. */
function mutateLimit(text: string, expression: Expression, block: Block): Draft[] {
  const replaced = ({ start, end }: Range, after: string): Draft => ({
    start,
    end,
    after,
    block: block.path,
  });
  if (expression.kind === 'compare') {
    const other = bounds[expression.operator];
    return other ? [replaced(expression.at, other)] : [];
  }
  if (expression.kind === 'list') {
    return expression.items.map((_, index) =>
      replaced(expression, withoutItem(text, expression.items, index)),
    );
  }
  if (expression.kind !== 'literal') return [];
  const [, quote = '', digits] = /^(['"]?)(\d+)\1$/.exec(text.slice(expression.start, expression.end)) ?? [];
  if (digits === undefined) return [];
  const number = Number(digits);
  // No test meets a clock to the second without racing it.
  const isTime = text.slice(0, expression.start).endsWith('duration.value(');
  const near = isTime
    ? [number * 2, Math.floor(number / 2)]
    : [number + 1, ...(number > 0 ? [number - 1] : [])];
  return near.map((other) => replaced(expression, quote + other + quote));
}

function withoutItem(text: string, items: Expression[], index: number): string {
  const rest = items.filter((_, other) => other !== index).map(({ start, end }) => text.slice(start, end));
  return `[${rest.join(', ')}]`;
}

const methodsIn: Record<string, string[]> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
};

/** An `allow` that forgets one of the things it is for. */
function mutateMethods({ allows, path }: Block): Draft[] {
  return allows.flatMap(({ methods, condition: { start: from, end: to } }) => {
    const names = methods.flatMap(({ name }) => methodsIn[name] ?? [name]);
    const start = methods[0]?.start ?? 0;
    const end = methods.at(-1)?.end ?? 0;
    if (names.length < 2) return [];
    return names.map((name) => ({
      start,
      end,
      after: names.filter((other) => other !== name).join(', '),
      shows: { start: from, end: to },
      block: path,
    }));
  });
}

/** The rules with the change in them. */
export function applyMutant(text: string, { start, end, after }: Mutant): string {
  return text.slice(0, start) + after + text.slice(end);
}

/** Where it lies, counted from 1. */
export function lineOf(text: string, { start }: Pick<Mutant, 'start'>): number {
  return text.slice(0, start).split('\n').length;
}

/** The line of the rules that it begins in, without the spaces around it. */
export function sourceLine(text: string, mutant: Mutant): string {
  return text.split('\n')[lineOf(text, mutant) - 1]?.trim() ?? '';
}

/** `line 93: value is string -> true`; what is long is cut. */
export function describeMutant(text: string, mutant: Mutant): string {
  const before = text.slice(mutant.start, mutant.end);
  return `line ${lineOf(text, mutant)}: ${shorten(before)} -> ${shorten(mutant.after)}`;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length <= 90 ? line : `${line.slice(0, 60)} ... ${line.slice(-25)}`;
}
