import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tableRows } from './kit/table-rows.ts';

/** Each boundary of the threat model says what crosses it, what holds it, and by which test. */

const boundaries =
  /^## Boundaries$([\s\S]*?)^## /m.exec(readFileSync('docs/threat-model.md', 'utf8'))?.[1] ?? '';
const rows = tableRows(boundaries).filter(([first]) => first !== 'boundary');

it('names the boundaries', () => expect(rows.length).toBeGreaterThan(14));

it.each(rows)('%s', (_boundary, crosses, holds, tests = '') => {
  expect([crosses, holds]).not.toContain('');
  const paths = [...tests.matchAll(/`([\w./-]+\/[\w./-]+)`/g)].map(([, path = '']) => path);
  expect(paths).not.toEqual([]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
