import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleAt, toTimeoutMs } from './idle.ts';

const minute = 60_000;
const timeout = 30 * minute;
const at = (idleMs: number) => idleAt(1_000_000_000 + idleMs, 1_000_000_000, timeout);

describe('idleAt', () => {
  it.each([
    [0, 'active'],
    [29 * minute - 1, 'active'],
    [29 * minute, 'warn'],
    [30 * minute - 1, 'warn'],
    [30 * minute, 'over'],
    // A laptop that slept for a day.
    [24 * 60 * minute, 'over'],
    // A clock that was set back.
    [-60 * minute, 'active'],
  ])('after %i ms it is %s', (idleMs, state) => {
    expect(at(idleMs).state).toBe(state);
  });

  it('looks again exactly when the warning is due, and every half minute before', () => {
    expect(at(29 * minute - 7)).toEqual({ state: 'active', lookInMs: 7 });
    expect(at(0)).toEqual({ state: 'active', lookInMs: minute / 2 });
    expect(at(29.5 * minute)).toEqual({ state: 'warn', leftMs: minute / 2 });
  });

  it('warns half of a very short session before its end', () => {
    expect(idleAt(31_000, 0, minute)).toEqual({ state: 'warn', leftMs: 29_000 });
  });

  it('is never over before the timeout and always after it, whatever the clocks say', () => {
    const ms = fc.integer({ min: 0, max: 2_000_000_000_000 });
    fc.assert(
      fc.property(ms, ms, fc.integer({ min: minute, max: 10_080 * minute }), (now, last, timeoutMs) => {
        const idle = idleAt(now, last, timeoutMs);
        expect(idle.state === 'over').toBe(now - last >= timeoutMs);
        if (idle.state === 'active') expect(idle.lookInMs).toBeGreaterThan(0);
        if (idle.state === 'warn') expect(idle.leftMs).toBeGreaterThan(0);
      }),
      { numRuns: 200 },
    );
  });
});

it('reads the setting, minutes as text', () => {
  expect(toTimeoutMs('30')).toBe(timeout);
  expect(toTimeoutMs('0.5')).toBe(minute);
  expect(toTimeoutMs('')).toBe(timeout);
});
