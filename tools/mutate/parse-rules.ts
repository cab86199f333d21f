/** The blocks of a rules file, with their functions and `allow` lines. */
import { Cursor } from './cursor.ts';
import { parseExpression } from './parse-expression.ts';
import type { Allow, Block, RulesFunction } from './syntax.ts';

/** @returns the service, whose one block holds all others. @throws Error that names the line it can't read */
export function parseRules(text: string): Block {
  const cursor = new Cursor(text);
  cursor.expect(/rules_version\s*=\s*'2'\s*;/y);
  cursor.expect(/service\s+cloud\.firestore\b/y);
  return parseBody(cursor, '', null, cursor.at);
}

function parseBody(cursor: Cursor, path: string, parent: Block | null, start: number): Block {
  const block: Block = { path, parent, functions: [], allows: [], blocks: [], start, end: 0 };
  cursor.expect(/\{/y);
  while (!cursor.take(/\}/y)) {
    const from = cursor.at;
    if (cursor.take(/match\b/y)) {
      const inner = cursor.expect(/(?:\/(?:\w+|\{[^}]*\}))+/y);
      // Everybody's paths begin with the database, which says nothing.
      const full = path + inner.replace('/databases/{database}/documents', '');
      block.blocks.push(parseBody(cursor, full, block, from));
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
  cursor.expect(/;/y);
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
  cursor.expect(/;/y);
  return { methods, condition, start, end: cursor.end };
}
