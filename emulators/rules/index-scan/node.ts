/** A node of the syntax tree, as far as the scanner looks: its type, its place and whatever else it holds. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [field: string]: unknown;
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The node in a field. @throws TypeError when the tree is not of the shape that the caller tested for */
export function child(node: Node, field: string): Node {
  const value = node[field];
  if (!isNode(value)) throw new TypeError(`${node.type} has no ${field}`);
  return value;
}

/** The nodes in a field, none when there is no such list; holes are left out. */
export function children(node: Node, field: string): Node[] {
  const value = node[field];
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** Every node directly inside. */
export function* inside(node: Node): Generator<Node> {
  for (const value of Object.values(node)) {
    for (const item of Array.isArray(value) ? value : [value]) if (isNode(item)) yield item;
  }
}

const wrappers = [
  'ParenthesizedExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'ChainExpression',
  'AwaitExpression',
];

/** The expression without casts, parentheses and `await`. */
export function bare(node: Node): Node {
  return wrappers.includes(node.type)
    ? bare(child(node, node.type === 'AwaitExpression' ? 'argument' : 'expression'))
    : node;
}

export function nameOf(node: Node): string | null {
  if (node.type === 'Identifier') return String(node.name);
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : null;
}

/** `object.property` without computed names. */
export function asMember(node: Node): { object: Node; property: string } | null {
  if (node.type !== 'MemberExpression' || node.computed === true) return null;
  const property = nameOf(child(node, 'property'));
  return property === null ? null : { object: bare(child(node, 'object')), property };
}
