import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetDraft, readDraft, writeDraft } from './draft.ts';
import { fakeStorage, refusingStorage } from './fake-storage.ts';
import { emptyOrderForm } from './order-form.ts';

const typed = {
  ...emptyOrderForm,
  firstName: 'Nora',
  city: 'Springfield',
  card: { ...emptyOrderForm.card, number: '4242 4242 4242 4242', cvv: '123' },
};

beforeEach(() => vi.stubGlobal('sessionStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

describe('checkout draft', () => {
  it('brings back what was typed, but never the card', () => {
    writeDraft(null, typed);
    expect(readDraft(null)).toEqual({ firstName: 'Nora', city: 'Springfield' });
    expect(JSON.stringify(sessionStorage.getItem('tempera.checkout-draft'))).not.toMatch(/4242|123/);
  });

  it("goes with a visitor who signs in, and stays one customer's own", () => {
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
