import { expect, it } from 'vitest';
import { isNews } from './tell-of-review.ts';

it.each([
  ['written just now', 1_000_000_000, true],
  ['that came late', 1_000_000_000 - 60_000, true],
  ['from a backup', 1_000_000_000 - 86_400_000, false],
  ['that does not say when', null, true],
])('a review %s', (_what, createdAt, expected) => {
  expect(isNews(createdAt, 1_000_000_000)).toBe(expected);
});
