import { unsaid } from '@tempera/domain/orders/read-order';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  attemptOf,
  draftBuyer,
  endAttempt,
  forgetDraft,
  openAttempt,
  readDraft,
  settleAttempt,
  writeDraft,
} from './checkout-storage.ts';
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

  it('begins with whom an order is of, and keeps what was typed', () => {
    writeDraft(null, { email: 'new@example.com', city: 'Springfield' });
    draftBuyer({ name: 'Nora de Novice', email: 'old@example.com' });
    expect(readDraft(null)).toEqual({
      firstName: 'Nora',
      lastName: 'de Novice',
      email: 'new@example.com',
      city: 'Springfield',
    });
  });

  it('begins with nothing that an order does not say', () => {
    draftBuyer({ name: unsaid, email: unsaid });
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

describe('an attempt', () => {
  const idOf = (...cart: Parameters<typeof attemptOf>) => attemptOf(...cart).id;

  it('is one for a cart and its coupon, however often it is asked for', () => {
    expect(attemptOf(['blog'], 'SAVE10')).toMatchObject({ repeats: false });
    expect(attemptOf(['blog'], 'SAVE10')).toEqual({ id: idOf(['blog'], 'SAVE10'), repeats: true });
    expect(idOf(['blog'], 'SAVE10')).toMatch(/^[A-Za-z0-9_-]{8,100}$/);
  });

  it('is another when cart or coupon change, or after the end', () => {
    const first = idOf(['blog'], null);
    const withCoupon = idOf(['blog'], 'SAVE10');
    const more = idOf(['blog', 'portfolio'], 'SAVE10');
    endAttempt();
    const again = idOf(['blog', 'portfolio'], 'SAVE10');
    expect(new Set([first, withCoupon, more, again]).size).toBe(4);
  });

  it('is found again by some of what it buys, until it has ended', () => {
    const id = idOf(['blog', 'portfolio'], 'SAVE10');
    expect(openAttempt(['portfolio'])).toMatchObject({ id, couponCode: 'SAVE10' });
    expect(openAttempt(['neogate'])).toBeNull();
    settleAttempt({ status: 'pending', paymentStatus: 'requires-action' });
    expect(openAttempt(['blog'])).toMatchObject({ id });
    settleAttempt({ status: 'pending', paymentStatus: 'processing' });
    expect(openAttempt(['blog'])).toBeNull();
    sessionStorage.setItem('tempera.attempt', '{"cart":"an older one","id":"x"}');
    expect(openAttempt(['blog'])).toBeNull();
  });

  it('keeps what was typed for another card after a decline, and not after an order', () => {
    writeDraft(null, typed);
    settleAttempt({ status: 'failed', paymentStatus: 'failed' });
    expect(readDraft(null)).toMatchObject({ firstName: 'Nora' });
    settleAttempt({ status: 'completed', paymentStatus: 'paid' });
    expect(readDraft(null)).toEqual({});
  });

  it('holds for the page where storage is switched off', () => {
    vi.stubGlobal('sessionStorage', refusingStorage());
    expect(idOf(['blog'], null)).toBe(idOf(['blog'], null));
  });
});
