/** What a rules file is made of. Every part says where it stands: offsets into the text, the end not included. */

export interface Range {
  start: number;
  end: number;
}

export type Expression = Range &
  (
    | { kind: 'chain'; operator: '&&' | '||'; operands: Expression[] }
    | { kind: 'compare'; operator: string; at: Range; left: Expression; right: Expression }
    | { kind: 'arithmetic'; left: Expression; right: Expression }
    | { kind: 'not' | 'minus'; of: Expression }
    | { kind: 'choice'; test: Expression; yes: Expression; no: Expression }
    | { kind: 'group'; of: Expression }
    | { kind: 'call'; callee: Expression; args: Expression[] }
    | { kind: 'member'; of: Expression; name: string }
    /** With one key, or the two ends of a slice. */
    | { kind: 'index'; of: Expression; keys: Expression[] }
    | { kind: 'list'; items: Expression[] }
    | { kind: 'path'; parts: Expression[] }
    | { kind: 'name'; name: string }
    | { kind: 'map'; values: Expression[] }
    /** A number, text, boolean or null. */
    | { kind: 'literal' }
  );

export interface RulesFunction extends Range {
  name: string;
  /** Values of its `let` lines, in order. */
  lets: Expression[];
  returned: Expression;
}

export interface Allow extends Range {
  /** `read`, `create` and so on, as they stand there. */
  methods: (Range & { name: string })[];
  condition: Expression;
}

/** A `match` block; the service itself is the outermost one. */
export interface Block extends Range {
  /** From the database's root, such as `/users/{uid}/wishlist/{slug}`. */
  path: string;
  parent: Block | null;
  functions: RulesFunction[];
  allows: Allow[];
  blocks: Block[];
}

/** The parts of an expression, one level down. */
export function partsOf(expression: Expression): Expression[] {
  switch (expression.kind) {
    case 'chain':
      return expression.operands;
    case 'compare':
    case 'arithmetic':
      return [expression.left, expression.right];
    case 'not':
    case 'minus':
    case 'group':
    case 'member':
      return [expression.of];
    case 'choice':
      return [expression.test, expression.yes, expression.no];
    case 'call':
      return [expression.callee, ...expression.args];
    case 'index':
      return [expression.of, ...expression.keys];
    case 'list':
      return expression.items;
    case 'map':
      return expression.values;
    case 'path':
      return expression.parts;
    default:
      return [];
  }
}
