import { expect, it } from 'vitest';
import { segmentOf, weekBegan } from './segments.ts';

it('takes everybody where the address names no part', () => {
  expect(segmentOf({ show: null })).toBe(null);
  expect(segmentOf({ show: 'constructor' })).toBe(null);
  expect(segmentOf({ show: 'plan' })).toBe('plan');
});

it('lets a week begin at midnight, six days before today', () => {
  const now = Date.UTC(2026, 5, 15, 12);
  const began = weekBegan(now);
  expect([began.getHours(), began.getMinutes()]).toEqual([0, 0]);
  expect(weekBegan(now + 60_000)).toEqual(began);
});
