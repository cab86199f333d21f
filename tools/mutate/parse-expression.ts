/** Expressions of the rules language, by the precedence of its reference. */
import type { Cursor } from './cursor.ts';
import type { Expression } from './syntax.ts';

export function parseExpression(cursor: Cursor): Expression {
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
  if (cursor.take(/!/y)) {
    const of = parseUnary(cursor);
    return { kind: 'not', of, start, end: cursor.end };
  }
  if (cursor.take(/-/y)) {
    const of = parseUnary(cursor);
    return { kind: 'minus', of, start, end: cursor.end };
  }
  return parsePostfix(cursor);
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
      const key = parseExpression(cursor);
      cursor.expect(/\]/y);
      of = { kind: 'index', of, key, start, end: cursor.end };
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
  if (cursor.take(/\d+|'(?:[^'\\]|\\.)*'|(?:true|false|null)\b/y)) {
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
    } else cursor.expect(/\w+/y);
  }
  return { kind: 'path', parts, start, end: cursor.end };
}

function parseEntry(cursor: Cursor): Expression {
  cursor.expect(/'[^']*'/y);
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
