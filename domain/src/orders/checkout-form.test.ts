import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardSchema, testCards } from '../money/card.ts';
import { messagesOf } from '../site/messages-of.ts';
import { asksTaxAddress, type CheckoutValues, checkoutForm, customerSchema } from './order.ts';

const good: CheckoutValues = {
  firstName: 'Nora',
  lastName: 'Novice',
  email: 'nora@example.com',
  card: {
    number: testCards.paid.replace(/(\d{4})(?=\d)/g, '$1 '),
    expiry: `12/${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`,
    cvv: '123',
  },
};

const cardFields = ['number', 'expiry', 'cvv', 'name'];
/** The form with other values in some fields, also of the card. */
const withFields = (changed: Record<string, string>) => {
  const own = Object.entries(changed).filter(([field]) => !cardFields.includes(field));
  const ofCard = Object.entries(changed).filter(([field]) => cardFields.includes(field));
  return { ...good, ...Object.fromEntries(own), card: { ...good.card, ...Object.fromEntries(ofCard) } };
};
const saidOf = (changed: Record<string, string>, needsCard = true) =>
  messagesOf(checkoutForm(needsCard), withFields(changed));

describe('the checkout form', () => {
  it('lets the required fields alone pass', () => {
    expect(saidOf({})).toEqual({});
  });

  it.each([
    ['firstName', 'firstName'],
    ['lastName', 'lastName'],
    ['email', 'email'],
    ['number', 'card.number'],
    ['expiry', 'card.expiry'],
    ['cvv', 'card.cvv'],
  ] as const)('requires %s', (field, path) => {
    const { error } = checkoutForm(true).safeParse(withFields({ [field]: ' ' }));
    expect(Object.keys(saidOf({ [field]: ' ' }))).toEqual([path]);
    expect(error?.issues[0]?.code).toBe('too_small');
  });

  it('asks for no card when nothing is to be paid', () => {
    expect(saidOf({ number: '', expiry: '', cvv: '' }, false)).toEqual({});
  });

  it.each([
    ['email', 'email', 'nora@'],
    ['number', 'card.number', '4242 4242 4242 4241'],
    ['expiry', 'card.expiry', '13/30'],
    ['expiry', 'card.expiry', '01/20'],
    ['cvv', 'card.cvv', '12'],
    ['phone', 'phone', '1'.repeat(41)],
    ['city', 'city', testCards.paid],
  ] as const)('refuses %s in its own words: %s %s', (field, path, text) => {
    expect(saidOf({ [field]: text })).toEqual({ [path]: expect.stringMatching(/^(Check|This|Please)/) });
    const { error } = checkoutForm(true).safeParse(withFields({ [field]: text }));
    expect(error?.issues[0]?.code).not.toBe('too_small');
  });

  it('asks for ZIP and country only where the tax needs them', () => {
    const said = messagesOf(checkoutForm(true, true), good);
    expect(said).toEqual({ zip: 'Enter your ZIP code', country: 'Enter your country' });
    const known = { ...good, zip: '94103', country: 'United States' };
    expect(messagesOf(checkoutForm(true, true), known)).toEqual({});
    expect(asksTaxAddress({ askTaxAddress: true }, 1)).toBe(true);
    expect(asksTaxAddress({ askTaxAddress: true }, 0)).toBe(false);
    expect(asksTaxAddress({ askTaxAddress: false }, 1)).toBe(false);
  });

  it('lets pass exactly what the store and the payment provider take, whatever is typed', () => {
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
    const fields = [...Object.keys(customerSchema.shape), ...cardFields];
    const change = fc.dictionary(fc.constantFrom(...fields), typed, { maxKeys: 3 });
    const check = (changed: Record<string, string>, needsCard: boolean) => {
      const values = withFields(changed);
      const taken =
        customerSchema.safeParse(values).success && (!needsCard || cardSchema.safeParse(values.card).success);
      const said = Object.entries(saidOf(changed, needsCard));
      expect(said.length === 0).toBe(taken);
      for (const [path, message] of said) {
        expect([fields.includes(path.replace('card.', '')), message]).not.toContain(false);
        expect(message).toMatch(/^(Enter|Check|This|Please)/);
      }
    };
    fc.assert(fc.property(change, fc.boolean(), check), { numRuns: 200 });
  });
});
