import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorDayOf, periodFrom, proRata } from './billing-period.ts';

const at = (iso: string) => Date.parse(iso);

describe('the months of a subscription', () => {
  it.each([
    ['2026-01-31T10:00:00Z', ['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']],
    ['2028-01-31T10:00:00Z', ['2028-02-29', '2028-03-31']],
    ['2026-01-30T10:00:00Z', ['2026-02-28', '2026-03-30']],
    ['2026-12-15T10:00:00Z', ['2027-01-15']],
    ['2026-11-30T23:59:59Z', ['2026-12-30', '2027-01-30', '2027-02-28', '2027-03-30']],
  ])('from %s', (begin, ends) => {
    const anchor = anchorDayOf(at(begin));
    let start = at(begin);
    const found = ends.map(() => {
      start = periodFrom(start, anchor).end;
      return new Date(start).toISOString();
    });
    expect(found).toEqual(ends.map((day) => `${day}${new Date(at(begin)).toISOString().slice(10)}`));
  });

  it('follow each other without a gap, 28 to 31 days long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 36 }), (begin, months) => {
        let period = periodFrom(begin, anchorDayOf(begin));
        for (let n = 0; n < months; n++) period = periodFrom(period.end, anchorDayOf(begin));
        const days = (period.end - period.start) / 86_400_000;
        return days >= 28 && days <= 31 && Number.isInteger(days);
      }),
    );
  });
});

describe('an upgrade within a period', () => {
  const period = { start: 0, end: 30 * 86_400_000 };
  it.each([
    ['all of it is left', 0, 7_000],
    ['half of it is left', period.end / 2, 3_500],
    ['a third is left', (period.end / 3) * 2, 2_333],
    ['two thirds are left', period.end / 3, 4_667],
    ['it is over', period.end, 0],
    ['it is long over', period.end * 2, 0],
    ['it has yet to begin', -period.end, 7_000],
  ])('when %s', (_when, now, expected) => {
    expect(proRata(2_900, 9_900, period, now)).toBe(expected);
  });

  it('rounds half a cent up, and less than that down', () => {
    expect(proRata(0, 1, { start: 0, end: 10 }, 5)).toBe(1);
    expect(proRata(0, 1, { start: 0, end: 1_000 }, 501)).toBe(0);
    expect(proRata(0, 5, { start: 0, end: 10 }, 5)).toBe(3);
  });

  it('costs nothing toward a lower or an equal price', () => {
    expect(proRata(9_900, 2_900, period, 0)).toBe(0);
    expect(proRata(2_900, 2_900, period, 0)).toBe(0);
  });

  it('is exact for the dearest plan and never more than the difference', () => {
    const price = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(price, price, fc.integer({ min: 0, max: period.end }), (from, to, now) => {
        const due = proRata(from, to, period, now);
        const exact = (Math.max(0, to - from) * (period.end - now)) / period.end;
        return due >= 0 && due <= Math.max(0, to - from) && Math.abs(due - exact) <= 0.5 + 1e-6;
      }),
    );
  });
});
