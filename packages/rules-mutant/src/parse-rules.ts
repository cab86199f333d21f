/** Reads a rules file: its blocks with their functions and `allow` lines, expressions by the reference's precedence. */
import type { Allow, Block, Expression, RulesFunction } from './syntax.ts';

/** @returns the service, whose one block holds all others. @throws SyntaxError that names the line it can't read */
export function parseRules(text: string): Block {
  const cursor = new Cursor(text);
  if (cursor.take(/rules_version\b/y)) {
    cursor.expect(/=/y);
    cursor.expect(/(['"])\d\1/y);
    cursor.expect(/;/y);
  }
  cursor.expect(/service\b/y);
  cursor.expect(/cloud\.firestore\b|firebase\.storage\b/y);
  return parseBody(cursor, '', null, cursor.at);
}

/** What every path begins with, and which therefore says nothing: the database, or the bucket. */
const everybodysPath = /^\/databases\/\{\w+\}\/documents|^\/b\/\{\w+\}\/o/;

function parseBody(cursor: Cursor, path: string, parent: Block | null, start: number): Block {
  const block: Block = { path, parent, functions: [], allows: [], blocks: [], start, end: 0 };
  cursor.expect(/\{/y);
  while (!cursor.take(/\}/y)) {
    const from = cursor.at;
    if (cursor.take(/match\b/y)) {
      const inner = cursor.expect(/(?:\/(?:[\w-]+|\{[^}]*\}))+/y);
      block.blocks.push(parseBody(cursor, path + inner.replace(everybodysPath, ''), block, from));
    } else if (cursor.take(/function\b/y)) block.functions.push(parseFunction(cursor, from));
    else block.allows.push(parseAllow(cursor, from));
  }
  block.end = cursor.end;
  return block;
}

function parseFunction(cursor: Cursor, start: number): RulesFunction {
  const name = cursor.expect(/\w+/y);
  cursor.expect(/\([^)]*\)/y);
  cursor.expect(/\{/y);
  const lets = [];
  while (cursor.take(/let\b/y)) {
    cursor.expect(/\w+/y);
    cursor.expect(/=/y);
    lets.push(parseExpression(cursor));
    cursor.expect(/;/y);
  }
  cursor.expect(/return\b/y);
  const returned = parseExpression(cursor);
  cursor.take(/;/y);
  cursor.expect(/\}/y);
  return { name, lets, returned, start, end: cursor.end };
}

function parseAllow(cursor: Cursor, start: number): Allow {
  cursor.expect(/allow\b/y);
  const methods: Allow['methods'] = [];
  do {
    const from = cursor.at;
    const name = cursor.expect(/\w+/y);
    methods.push({ name, start: from, end: cursor.end });
  } while (cursor.take(/,/y));
  cursor.expect(/:/y);
  cursor.expect(/if\b/y);
  const condition = parseExpression(cursor);
  cursor.take(/;/y);
  return { methods, condition, start, end: cursor.end };
}

function parseExpression(cursor: Cursor): Expression {
  const start = cursor.at;
  const test = parseChain(cursor, '||', /\|\|/y, (inner) => parseChain(inner, '&&', /&&/y, parseComparison));
  if (!cursor.take(/\?/y)) return test;
  const yes = parseExpression(cursor);
  cursor.expect(/:/y);
  const no = parseExpression(cursor);
  return { kind: 'choice', test, yes, no, start, end: cursor.end };
}

function parseChain(
  cursor: Cursor,
  operator: '&&' | '||',
  pattern: RegExp,
  next: (cursor: Cursor) => Expression,
): Expression {
  const start = cursor.at;
  const first = next(cursor);
  const operands = [first];
  while (cursor.take(pattern)) operands.push(next(cursor));
  return operands.length === 1 ? first : { kind: 'chain', operator, operands, start, end: cursor.end };
}

function parseComparison(cursor: Cursor): Expression {
  const start = cursor.at;
  const left = parseSum(cursor);
  const from = cursor.at;
  const operator = cursor.take(/==|!=|<=|>=|<|>|in\b|is\b/y);
  if (!operator) return left;
  const at = { start: from, end: from + operator.length };
  const right = parseSum(cursor);
  return { kind: 'compare', operator, at, left, right, start, end: cursor.end };
}

/** All arithmetic is one level here: what is added to what changes no condition. */
function parseSum(cursor: Cursor): Expression {
  const start = cursor.at;
  let left = parseUnary(cursor);
  while (cursor.take(/[-+*/%]/y)) {
    const right = parseUnary(cursor);
    left = { kind: 'arithmetic', left, right, start, end: cursor.end };
  }
  return left;
}

function parseUnary(cursor: Cursor): Expression {
  const start = cursor.at;
  const sign = cursor.take(/[!-]/y);
  if (!sign) return parsePostfix(cursor);
  const of = parseUnary(cursor);
  return { kind: sign === '!' ? 'not' : 'minus', of, start, end: cursor.end };
}

function parsePostfix(cursor: Cursor): Expression {
  const start = cursor.at;
  let of = parsePrimary(cursor);
  for (;;) {
    if (cursor.take(/\./y)) {
      const name = cursor.expect(/\w+/y);
      of = { kind: 'member', of, name, start, end: cursor.end };
    } else if (cursor.take(/\(/y)) {
      const args = parseList(cursor, /\)/y);
      of = { kind: 'call', callee: of, args, start, end: cursor.end };
    } else if (cursor.take(/\[/y)) {
      // A key, or a slice of a list.
      const key = parseExpression(cursor);
      const to = cursor.take(/:/y) ? [parseExpression(cursor)] : [];
      cursor.expect(/\]/y);
      of = { kind: 'index', of, keys: [key, ...to], start, end: cursor.end };
    } else return of;
  }
}

function parsePrimary(cursor: Cursor): Expression {
  const start = cursor.at;
  if (cursor.take(/\(/y)) {
    const of = parseExpression(cursor);
    cursor.expect(/\)/y);
    return { kind: 'group', of, start, end: cursor.end };
  }
  if (cursor.take(/\[/y)) {
    const items = parseList(cursor, /\]/y);
    return { kind: 'list', items, start, end: cursor.end };
  }
  if (cursor.take(/\{/y)) {
    const values = parseList(cursor, /\}/y, parseEntry);
    return { kind: 'map', values, start, end: cursor.end };
  }
  if (cursor.sees(/\//y)) return parsePath(cursor);
  if (cursor.take(/\d+(?:\.\d+)?|[br]?(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")|(?:true|false|null)\b/y)) {
    return { kind: 'literal', start, end: cursor.end };
  }
  const name = cursor.expect(/[A-Za-z_]\w*/y);
  return { kind: 'name', name, start, end: cursor.end };
}

/** `/users/$(uid)/library`: names, and expressions in between. */
function parsePath(cursor: Cursor): Expression {
  const start = cursor.at;
  const parts: Expression[] = [];
  while (cursor.take(/\//y)) {
    if (cursor.take(/\$\(/y)) {
      parts.push(parseExpression(cursor));
      cursor.expect(/\)/y);
    } else cursor.expect(/[\w-]+|\(default\)/y);
  }
  return { kind: 'path', parts, start, end: cursor.end };
}

function parseEntry(cursor: Cursor): Expression {
  cursor.expect(/'[^']*'|"[^"]*"/y);
  cursor.expect(/:/y);
  return parseExpression(cursor);
}

function parseList(cursor: Cursor, close: RegExp, parseItem = parseExpression): Expression[] {
  const items: Expression[] = [];
  while (!cursor.take(close)) {
    items.push(parseItem(cursor));
    if (!cursor.sees(close)) cursor.expect(/,/y);
  }
  return items;
}

/** Walks through the text, past its spaces and comments. Patterns must be sticky. */
class Cursor {
  readonly text: string;
  at = 0;
  /** Where what was taken last ends: spaces behind it are no part of it. */
  end = 0;

  constructor(text: string) {
    this.text = text;
    this.skip();
  }

  /** What stands here when it matches, which is then passed. */
  take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found === undefined) return undefined;
    this.at += found.length;
    this.end = this.at;
    this.skip();
    return found;
  }

  /** Passes what has to stand here. @throws SyntaxError that says where something else stands */
  expect(pattern: RegExp): string {
    const found = this.take(pattern);
    if (found !== undefined) return found;
    const line = this.text.slice(0, this.at).split('\n').length;
    const rest = JSON.stringify(this.text.slice(this.at, this.at + 20));
    throw new SyntaxError(`line ${line} of the rules: ${pattern.source} expected before ${rest}`);
  }

  /** True when what stands here matches; nothing is passed. */
  sees(pattern: RegExp): boolean {
    pattern.lastIndex = this.at;
    return pattern.test(this.text);
  }

  private skip(): void {
    const blank = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y;
    blank.lastIndex = this.at;
    this.at += blank.exec(this.text)?.[0].length ?? 0;
  }
}
