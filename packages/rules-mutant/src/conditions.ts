/** Which expressions of a rules file decide something, by where they stand. */
import { type Block, type Expression, partsOf, type RulesFunction } from './syntax.ts';

export interface Condition {
  expression: Expression;
  block: Block;
  /**
   * `operand` of a chain, which may be left out; `whole` of an `allow` or a function, whose answer may be fixed; else a
   * `part` of another condition.
   */
  place: 'operand' | 'whole' | 'part';
  /** The operator of the chain that an operand stands in. */
  operator?: '&&' | '||';
  /** True for one that is negated as it stands: a comparison, a call, a name, or one that is negated already. */
  leaf: boolean;
}

type Place = Omit<Condition, 'expression' | 'block' | 'leaf'>;

/** Every condition that an `allow` comes down to, functions of the rules included; each once. */
export function findConditions(service: Block): Condition[] {
  const found: Condition[] = [];
  const visited = new Set<RulesFunction>();

  const visit = (block: Block, expression: Expression, place: Place, behindNot = false): void => {
    const { kind } = expression;
    if (kind === 'group') {
      visit(block, expression.of, place, behindNot);
      return;
    }
    const leaf = kind !== 'chain' && kind !== 'choice' && !behindNot;
    found.push({ expression, block, leaf, ...place });
    if (kind === 'chain') {
      for (const operand of expression.operands) {
        visit(block, operand, { place: 'operand', operator: expression.operator });
      }
    } else if (kind === 'choice') {
      for (const part of partsOf(expression)) visit(block, part, { place: 'part' });
    } else if (kind === 'not') visit(block, expression.of, { place: 'part' }, true);
    else if (kind === 'call' && expression.callee.kind === 'name') {
      const called = findFunction(block, expression.callee.name);
      if (!called || visited.has(called.it)) return;
      visited.add(called.it);
      visit(called.block, called.it.returned, { place: 'whole' });
    }
  };

  for (const block of allBlocks(service)) {
    for (const { condition } of block.allows) visit(block, condition, { place: 'whole' });
    // Those that choose between values instead of answers.
    for (const expression of allExpressions(block)) {
      if (expression.kind === 'choice') visit(block, expression.test, { place: 'part' });
    }
  }
  return found;
}

/** The function that a name means in a block, and the block that it stands in. */
function findFunction(block: Block, name: string): { it: RulesFunction; block: Block } | undefined {
  for (let at: Block | null = block; at; at = at.parent) {
    const it = at.functions.find((candidate) => candidate.name === name);
    if (it) return { it, block: at };
  }
  return undefined;
}

/** A block and all within it. */
export function allBlocks(block: Block): Block[] {
  return [block, ...block.blocks.flatMap(allBlocks)];
}

/** Every expression of a block's own, and every part of it. */
export function allExpressions(block: Block): Expression[] {
  const whole = [
    ...block.functions.flatMap(({ lets, returned }) => [...lets, returned]),
    ...block.allows.map(({ condition }) => condition),
  ];
  const withParts = (expression: Expression): Expression[] => [
    expression,
    ...partsOf(expression).flatMap(withParts),
  ];
  return whole.flatMap(withParts);
}
