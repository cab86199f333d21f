import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attemptId, endAttempt, forgetDraft, readDraft, writeDraft } from './checkout-storage.ts';
import { emptyOrderForm } from './order-form.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A tab's storage for tests that run outside of a browser. */
function fakeStorage(): Store {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

/** What a browser gives whose owner has switched storage off. */
function refusingStorage(): Store {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  return { getItem: refuse, setItem: refuse, removeItem: refuse };
}

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));
afterEach(() => {
  endAttempt();
  vi.unstubAllGlobals();
});

const typed = {
  ...emptyOrderForm,
  firstName: 'Nora',
  city: 'Springfield',
};

describe('checkout draft', () => {
  it('brings back what was typed', () => {
    writeDraft(null, typed);
    expect(readDraft(null)).toEqual({ firstName: 'Nora', city: 'Springfield' });
  });

  it("goes with a visitor who logs in, and stays one customer's own", () => {
    writeDraft(null, typed);
    expect(readDraft('uid-a')).toMatchObject({ firstName: 'Nora' });
    writeDraft('uid-a', typed);
    expect(readDraft('uid-a')).toMatchObject({ firstName: 'Nora' });
    expect(readDraft('uid-b')).toEqual({});
    expect(readDraft(null)).toEqual({});
  });

  it('is empty after an order, in a broken storage and in none', () => {
    writeDraft(null, typed);
    forgetDraft();
    expect(readDraft(null)).toEqual({});
    sessionStorage.setItem('tempera.checkout-draft', '{"uid":null,"values":{"firstName":7,"city":null}}');
    expect(readDraft(null)).toEqual({});
    vi.stubGlobal('sessionStorage', refusingStorage());
    writeDraft(null, typed);
    expect(readDraft(null)).toEqual({});
  });
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
