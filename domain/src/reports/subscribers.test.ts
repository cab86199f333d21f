import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { SalesMonth } from './sales-report.ts';
import { churnOf, monthBefore, subscriberMonths } from './subscribers.ts';

const months: SalesMonth[] = [
  {
    days: {
      '2026-09-30': { newSubscribers: 1, mrrCents: 2_900 },
      '2026-09-02': { newSubscribers: 4, mrrCents: 11_600 },
    },
  },
  { days: { '2026-10-05': { lostSubscribers: 1, mrrCents: -2_900 } } },
  { days: { '2026-11-01': { newSubscribers: 2, lostSubscribers: 1, mrrCents: 9_900 } } },
];

it('goes back from how it stands now, month by month', () => {
  const span = { from: '2026-09-15', to: '2026-11-24' };
  expect(subscriberMonths({ subscribers: 5, mrrCents: 21_500 }, months, span)).toEqual([
    { month: '2026-09', before: 0, after: 5, began: 5, lost: 0, churn: null, mrrCents: 14_500 },
    { month: '2026-10', before: 5, after: 4, began: 0, lost: 1, churn: 0.2, mrrCents: 11_600 },
    { month: '2026-11', before: 4, after: 5, began: 2, lost: 1, churn: 0.25, mrrCents: 21_500 },
  ]);
});

it('churn is of those who were there at the beginning', () => {
  expect([churnOf(1, 4), churnOf(0, 4), churnOf(2, 0)]).toEqual([0.25, 0, null]);
});

it.each([
  ['2026-11-24', '2026-10'],
  ['2026-01-31', '2025-12'],
])('before %s was %s', (day, month) => {
  expect(monthBefore(day)).toBe(month);
});

it('what is there before each month and its changes come to how it stands now', () => {
  const day = fc.record({
    newSubscribers: fc.nat(9),
    lostSubscribers: fc.nat(9),
    mrrCents: fc.integer({ min: -9_999, max: 9_999 }),
  });
  const stand = fc.record({ subscribers: fc.integer({ min: 500, max: 9_999 }), mrrCents: fc.nat(9_999_999) });
  fc.assert(
    fc.property(stand, fc.array(day, { minLength: 3, maxLength: 3 }), (now, [a, b, c]) => {
      const stored = [{ days: { '2026-09-10': a, '2026-10-10': b, '2026-11-10': c } }] as never;
      const rows = subscriberMonths(now, stored, { from: '2026-09-01', to: '2026-11-30' });
      for (const { before, began, lost, after } of rows) expect(before + began - lost).toBe(after);
      expect(rows.slice(1).map(({ before }) => before)).toEqual(rows.slice(0, -1).map(({ after }) => after));
      expect(rows.at(-1)).toMatchObject({ after: now.subscribers, mrrCents: now.mrrCents });
    }),
  );
});
