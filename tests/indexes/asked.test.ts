import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseQuery, type QueryShape } from './query-shape.ts';
import { readSnapshot } from './snapshot.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where a query begins in the source, and where its constraints are over at the latest. */
const beginning =
  /(?:\brefs\.|\bdb\(\)\.|\bcollection(?:Group)?\(|\bquery\(|\b(?:useList|readPage|readAll|countDocuments|addUp)(?:<[^(]*>)?\()/g;
const end = /;|\n\n|\.get\(/;

interface Asked {
  at: string;
  filters: string[];
  orders: string[];
  sums: string[];
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...parts]) => parts.filter(Boolean).join(' '));

/**
 * The constraints that source text spells out, one item for each query. What is not a literal is left out: a query that is
 * put together elsewhere is asked for less, never refused.
 */
function askedIn(path: string, text: string): Asked[] {
  const starts = [...text.matchAll(beginning)].map(({ index }) => index);
  return starts.flatMap((start, i) => {
    const [part = ''] = text.slice(start, starts[i + 1]).split(end);
    const asked = {
      at: `${path}:${text.slice(0, start).split('\n').length}`,
      filters: found(part, /\bwhere\(\s*'([^']+)',\s*'([^']+)'/g),
      orders: found(part, /\borderBy\(\s*'([^']+)'(?:,\s*'(desc)')?\s*\)/g),
      sums: found(part, /\bsum\(\s*'([^']+)'/g),
    };
    return asked.filters.length + asked.orders.length + asked.sums.length > 0 ? [asked] : [];
  });
}

/** Whether a query that was sent has all that the text asks for. */
function answers({ filters, orders, sums }: QueryShape, asked: Asked): boolean {
  const ops = filters.map(({ field, op }) => `${field} ${op}`);
  const walked = orders.map(({ field, direction }) => (direction === 'DESCENDING' ? `${field} desc` : field));
  return (
    asked.filters.every((one) => ops.includes(one)) &&
    asked.orders.every((one) => one === '__name__' || walked.includes(one)) &&
    asked.sums.every((one) => sums.includes(one))
  );
}

const queries = [...readSnapshot().keys()].map(parseQuery);
const unsent = (path: string, text: string) =>
  askedIn(path, text).filter((asked) => !queries.some((query) => answers(query, asked)));

/** A query that no test sends would reach production without anybody having asked for its index. */
describe('every query that the source spells out', () => {
  const paths = globSync(['functions/src/**/*.ts', 'web/src/**/*.{ts,tsx}'], { cwd: root }).filter(
    (path) => !/\.test\.tsx?$/.test(path),
  );

  it('is sent by a test', () => {
    const texts = paths.map((path) => [path, readFileSync(root + path, 'utf8')] as const);
    expect(texts.flatMap(([path, text]) => askedIn(path, text)).length).toBeGreaterThan(80);
    expect(texts.flatMap(([path, text]) => unsent(path, text))).toEqual([]);
  });

  it.each([
    `refs.orders().where('uid', '==', uid).orderBy('color').get();`,
    `useList<Order>('orders', where('uid', '==', uid), orderBy('date', 'asc'), orderBy('color', 'desc'))`,
    `query(collection(db, 'orders'),\n  where('date', 'not-in', dates),\n  limit(1))`,
    `addUp('orders', { total: sum('colors') }, where('status', '==', status))`,
  ])('would be missed: %s', (text) => {
    expect(unsent('a.ts', text)).not.toEqual([]);
  });
});
