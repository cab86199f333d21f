import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { testCards } from '../money/card.ts';
import { messagesOf } from '../site/messages-of.ts';
import { asksTaxAddress, type CheckoutValues, checkoutForm, customerSchema } from './order.ts';

const good: CheckoutValues = { firstName: 'Nora', lastName: 'Novice', email: 'nora@example.com' };
const saidOf = (changed: Record<string, string>) => messagesOf(checkoutForm([]), { ...good, ...changed });

describe('the checkout form', () => {
  it('lets the required fields alone pass', () => {
    expect(saidOf({})).toEqual({});
  });

  it.each(['firstName', 'lastName', 'email'])('requires %s', (field) => {
    const { error } = checkoutForm([]).safeParse({ ...good, [field]: ' ' });
    expect(Object.keys(saidOf({ [field]: ' ' }))).toEqual([field]);
    expect(error?.issues[0]?.code).toBe('too_small');
  });

  it.each([
    ['email', 'nora@'],
    ['phone', '1'.repeat(41)],
    ['city', testCards.paid],
  ] as const)('refuses %s in its own words: %s', (field, text) => {
    expect(saidOf({ [field]: text })).toEqual({ [field]: expect.stringMatching(/^(Check|This|Please)/) });
    const { error } = checkoutForm([]).safeParse({ ...good, [field]: text });
    expect(error?.issues[0]?.code).not.toBe('too_small');
  });

  it('asks for ZIP and country only where the tax needs them', () => {
    const said = messagesOf(checkoutForm(['zip', 'country']), good);
    expect(said).toEqual({ zip: 'Enter your ZIP code', country: 'Enter your country' });
    const known = { ...good, zip: '94103', country: 'United States' };
    expect(messagesOf(checkoutForm(['zip', 'country']), known)).toEqual({});
    expect(asksTaxAddress({ askTaxAddress: true }, 1)).toBe(true);
    expect(asksTaxAddress({ askTaxAddress: true }, 0)).toBe(false);
    expect(asksTaxAddress({ askTaxAddress: false }, 1)).toBe(false);
  });

  it('lets pass exactly what the store takes, whatever is typed', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 30 }),
      fc.constantFrom(
        '',
        ' ',
        'x'.repeat(10_000),
        'שלום',
        '👩‍👩‍👧‍👦',
        '<b>x</b>',
        '12/40',
        '0',
        '-1',
        '1e9',
        'a@b.co',
      ),
    );
    const fields = Object.keys(customerSchema.shape);
    const change = fc.dictionary(fc.constantFrom(...fields), typed, { maxKeys: 3 });
    const check = (changed: Record<string, string>) => {
      const taken = customerSchema.safeParse({ ...good, ...changed }).success;
      const said = Object.entries(saidOf(changed));
      expect(said.length === 0).toBe(taken);
      for (const [path, message] of said) {
        expect([fields.includes(path), message]).not.toContain(false);
        expect(message).toMatch(/^(Enter|Check|This|Please)/);
      }
    };
    fc.assert(fc.property(change, check), { numRuns: 200 });
  });
});
