import { expect, it } from 'vitest';
import { earlier, isMonth, monthAt } from './months.ts';

it.each([
  ['2026-11', 1, '2026-10'],
  ['2026-01', 1, '2025-12'],
  ['2026-11', 0, '2026-11'],
  ['2026-11', 13, '2025-10'],
])('%s, %d months earlier, is %s', (text, by, result) => {
  expect(earlier(text, by)).toBe(result);
});

it('tells months from other texts', () => {
  expect(['2026-11', '2026-13', '2026-11-24', '1.2.0', 7].map(isMonth)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

it('counts months across a year', () => {
  expect(monthAt(Date.UTC(2027, 0, 1)) - monthAt(Date.UTC(2026, 10, 30))).toBe(2);
});
