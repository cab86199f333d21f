import { describe, expect, it } from 'vitest';
import { percentile, round } from './statistics.ts';

describe('percentile', () => {
  it.each([
    ['the median of an odd number', [9, 1, 5], 0.5, 5],
    ['the median of an even number', [4, 1, 3, 2], 0.5, 2.5],
    ['the lowest', [3, 1, 2], 0, 1],
    ['the highest', [3, 1, 2], 1, 3],
    ['between two samples', [0, 10, 20], 0.95, 19],
    ['of one sample', [7], 0.95, 7],
  ])('%s', (_what, samples, share, expected) => {
    expect(percentile(samples, share)).toBeCloseTo(expected, 10);
  });

  it('orders by value, not by text', () => {
    expect(percentile([100, 20, 3], 1)).toBe(100);
  });

  it('leaves the samples as they were', () => {
    const samples = [3, 1, 2];
    percentile(samples, 0.5);
    expect(samples).toEqual([3, 1, 2]);
  });

  it('refuses to answer without samples', () => {
    expect(() => percentile([], 0.5)).toThrow(RangeError);
  });
});

describe('round', () => {
  it('keeps so many decimals', () => {
    expect([round(1.2345, 2), round(1.5, 0), round(12, 2)]).toEqual([1.23, 2, 12]);
  });
});
