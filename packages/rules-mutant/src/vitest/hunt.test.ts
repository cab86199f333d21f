import { expect, it } from 'vitest';
import { createRanking, spread, wordsOf } from './hunt.ts';

it('reads words from names and code alike', () => {
  expect(wordsOf('isText(site.metaTitle, 80)')).toEqual(['istext', 'site', 'metatitle', '80']);
});

it('ranks by the words that name and mutant share, rare ones more', () => {
  const { rank, share } = createRanking(['site metaTitle at 80', 'site logo at 80', 'users name']);
  const [title = 0, logo = 0, name] = rank('isText(site.metaTitle, 80)');
  expect(title).toBeGreaterThan(logo);
  expect(logo).toBeGreaterThan(0);
  expect(name).toBe(0);
  expect(share('/settings/site/users')).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

it('spreads over all parts, and leaves nothing out', () => {
  expect(spread([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([1, 4, 7, 2, 5, 8, 3, 6, 9]);
  expect(spread([])).toEqual([]);
});
