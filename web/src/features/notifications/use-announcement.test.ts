import { expect, it } from 'vitest';
import type { Notice } from './api/notices.ts';
import { newsOf } from './use-announcement.ts';

const notice = (key: string, at: number) => ({ key, at }) as Notice;
const keys = (before: Notice[] | null, after: Notice[] | null) => newsOf(before, after).map(({ key }) => key);

it('announces what comes and what rings again, and nothing that stood there', () => {
  expect(keys(null, [notice('a', 1)])).toEqual([]);
  expect(keys([notice('a', 1)], null)).toEqual([]);
  expect(keys([notice('a', 1)], [notice('a', 1), notice('b', 2)])).toEqual(['b']);
  expect(keys([notice('a', 1)], [notice('a', 2)])).toEqual(['a']);
  expect(keys([notice('a', 1), notice('b', 2)], [notice('b', 2)])).toEqual([]);
});
