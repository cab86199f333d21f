import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Tries, triesWithin, waitFor } from './tries.ts';

const limit = { count: 3, withinMs: 1_000 };
const at = (...moments: number[]): Tries => Object.fromEntries(moments.map((moment, n) => [`t${n}`, moment]));

describe('waitFor', () => {
  it('has room while fewer than the count are within the window', () => {
    expect(waitFor({}, limit, 5_000)).toBe(0);
    expect(waitFor(at(4_500, 4_600), limit, 5_000)).toBe(0);
  });

  it('tells when the oldest in the way leaves the window, which ends with it', () => {
    expect(waitFor(at(4_600, 4_500, 4_900), limit, 5_000)).toBe(500);
    expect(waitFor(at(4_600, 4_500, 4_900), limit, 5_499)).toBe(1);
    expect(waitFor(at(4_600, 4_500, 4_900), limit, 5_500)).toBe(0);
  });

  it('waits for as many as are too many, should there be more than the count', () => {
    expect(waitFor(at(4_500, 4_600, 4_700, 4_800), limit, 5_000)).toBe(600);
  });

  it('never lets more than the count into any window, however tries come', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 });
    fc.assert(
      fc.property(gaps, (waits) => {
        let now = 10_000;
        let tries: Tries = {};
        const passed: number[] = [];
        for (const gap of waits) {
          now += gap;
          if (waitFor(tries, limit, now) > 0) continue;
          tries = { ...triesWithin(tries, limit, now), [`t${passed.length}`]: now };
          passed.push(now);
        }
        return passed.every((end) => {
          const inside = passed.filter((moment) => moment <= end && moment > end - limit.withinMs);
          return inside.length <= limit.count;
        });
      }),
    );
  });

  it('is over exactly when it says', () => {
    const moments = fc.array(fc.integer({ min: 4_001, max: 5_000 }), { maxLength: 12 });
    fc.assert(
      fc.property(moments, (made) => {
        const wait = waitFor(at(...made), limit, 5_000);
        return waitFor(at(...made), limit, 5_000 + wait) === 0 && wait <= limit.withinMs;
      }),
    );
  });
});

it('triesWithin keeps what is newer than the window', () => {
  expect(triesWithin({ old: 4_000, edge: 4_001, young: 5_000 }, limit, 5_000)).toEqual({
    edge: 4_001,
    young: 5_000,
  });
});
