import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptId, endAttempt } from './attempt.ts';
import { fakeStorage, refusingStorage } from './fake-storage.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));
afterEach(() => {
  endAttempt();
  vi.unstubAllGlobals();
});

describe('attemptId', () => {
  it('is one for a cart and its coupon, however often it is asked for', () => {
    expect(attemptId(['blog'], 'SAVE10')).toBe(attemptId(['blog'], 'SAVE10'));
    expect(attemptId(['blog'], 'SAVE10')).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
  });

  it('is another when cart or coupon change, or after the end', () => {
    const first = attemptId(['blog'], null);
    const withCoupon = attemptId(['blog'], 'SAVE10');
    const more = attemptId(['blog', 'portfolio'], 'SAVE10');
    endAttempt();
    const again = attemptId(['blog', 'portfolio'], 'SAVE10');
    expect(new Set([first, withCoupon, more, again]).size).toBe(4);
  });

  it('holds for the page where storage is switched off', () => {
    vi.stubGlobal('sessionStorage', refusingStorage());
    expect(attemptId(['blog'], null)).toBe(attemptId(['blog'], null));
  });
});
