import { cardSchema, testCards } from '@tempera/domain/money/card';
import { customerSchema } from '@tempera/domain/orders/order';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCard } from '../../ui/card/check-card.ts';
import { checkOrderForm } from './check-order-form.ts';
import { emptyOrderForm, type OrderFormValues } from './order-form.ts';

const good: OrderFormValues = {
  ...emptyOrderForm,
  firstName: 'Nora',
  lastName: 'Novice',
  email: 'nora@example.com',
  cardNumber: testCards.paid.replace(/(\d{4})(?=\d)/g, '$1 '),
  expiry: `12/${String((new Date().getFullYear() + 1) % 100).padStart(2, '0')}`,
  cvv: '123',
};

describe('checkOrderForm', () => {
  it('lets the required fields alone pass', () => {
    expect(checkOrderForm(good, true)).toEqual({});
  });

  it.each(['firstName', 'lastName', 'email', 'cardNumber', 'expiry', 'cvv'] as const)(
    'requires %s',
    (field) => {
      const problems = checkOrderForm({ ...good, [field]: ' ' }, true);
      expect(Object.keys(problems)).toEqual([field]);
      expect(problems[field]?.type).toBe('required');
    },
  );

  it('asks for no card when nothing is to be paid', () => {
    expect(checkOrderForm({ ...good, cardNumber: '', expiry: '', cvv: '' }, false)).toEqual({});
  });

  it.each([
    ['email', 'nora@'],
    ['cardNumber', '4242 4242 4242 4241'],
    ['expiry', '13/30'],
    ['expiry', '01/20'],
    ['cvv', '12'],
    ['phone', '1'.repeat(41)],
  ] as const)('refuses %s %s in its own words', (field, text) => {
    const problems = checkOrderForm({ ...good, [field]: text }, true);
    expect(Object.keys(problems)).toEqual([field]);
    expect(problems[field]).toMatchObject({ type: 'format', message: expect.stringMatching(/\w/) });
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
    const fields = Object.keys(emptyOrderForm) as (keyof OrderFormValues)[];
    const change = fc.dictionary(fc.constantFrom(...fields), typed, { maxKeys: 3 });
    const check = (changed: Partial<OrderFormValues>, needsCard: boolean) => {
      const values = { ...good, ...changed };
      const taken =
        customerSchema.safeParse(values).success &&
        (!needsCard || cardSchema.safeParse(toCard(values)).success);
      const problems = Object.entries(checkOrderForm(values, needsCard));
      expect(problems.length === 0).toBe(taken);
      for (const [field, { message }] of problems)
        expect([fields.includes(field as never), message]).not.toContain('');
    };
    fc.assert(fc.property(change, fc.boolean(), check), { numRuns: 200 });
  });
});
