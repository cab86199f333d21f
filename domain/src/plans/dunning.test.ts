import { describe, expect, it } from 'vitest';
import { nextTry, unpaidUntil } from './dunning.ts';

const day = 86_400_000;
const end = Date.UTC(2032, 1, 15, 10);

describe('after a declined try', () => {
  it.each([
    [1, 0, 1],
    [2, 1, 3],
    [3, 3, 5],
    [4, 5, 7],
  ])('number %i, on day %i, comes one on day %i', (failed, on, then) => {
    expect(nextTry(failed, end, end + on * day)).toBe(end + then * day);
  });

  it('number 5 comes none, which is the end', () => {
    expect(unpaidUntil(end)).toBe(end + 7 * day);
    expect(nextTry(5, end, end + 7 * day)).toBeNull();
  });

  it('that came late the next is a day away at least', () => {
    expect(nextTry(2, end, end + 20 * day)).toBe(end + 21 * day);
  });
});
