import { describe, expect, it } from 'vitest';
import { customerSchema, earnedCents, newOrderId, orderIdSchema, wasPaid } from './order.ts';

const ada = { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' };
const accepts = (fields: Record<string, unknown>) => customerSchema.safeParse({ ...ada, ...fields }).success;

describe('customerSchema', () => {
  it('needs a first name, a last name and an address, and tidies them', () => {
    const parsed = customerSchema.parse({
      ...ada,
      firstName: ' Ada ',
      email: ' Ada@Example.COM ',
      uid: 'admin',
    });
    expect(parsed).toEqual(ada);
    for (const field of ['firstName', 'lastName', 'email']) {
      expect(accepts({ [field]: '' }), field).toBe(false);
      expect(accepts({ [field]: '   ' }), field).toBe(false);
      expect(accepts({ [field]: undefined }), field).toBe(false);
    }
  });

  it('takes names of all kinds, and bounds them', () => {
    expect(accepts({ firstName: "Ægir 'O 😀", phone: '+49 151 1234 5678 90' })).toBe(true);
    expect(accepts({ firstName: 'x'.repeat(61) })).toBe(false);
    expect(accepts({ firstName: 'Win', lastName: 'win.example' })).toBe(false);
    expect(accepts({ firstName: 'www.evil', lastName: 'Example' })).toBe(false);
    expect(accepts({ firstName: 'Dr. Ada', lastName: 'Example Jr.' })).toBe(true);
    expect(accepts({ address: 'x'.repeat(201) })).toBe(false);
    expect(accepts({ email: 'ada@' })).toBe(false);
  });

  it('mends half a surrogate pair, which Firestore could not store', () => {
    expect(customerSchema.parse({ ...ada, firstName: 'A\ud83d' }).firstName).toBe('A\ufffd');
  });

  it.each(['4242424242424242', '4242 4242 4242 4242', 'card 4000-0000-0000-0002!'])(
    'refuses the card number %s in any field',
    (typed) => {
      for (const field of ['firstName', 'lastName', 'phone', 'address', 'city', 'state', 'country']) {
        expect(accepts({ [field]: typed }), field).toBe(false);
      }
    },
  );
});

describe('newOrderId', () => {
  it('is ORD- and a timestamp, three drawn digits longer than the clock', () => {
    expect(newOrderId(1_732_161_234_567, () => 0.0421)).toBe('ORD-1732161234567042');
    expect(newOrderId(1_732_161_234_567, () => 0.9999999)).toBe('ORD-1732161234567999');
    expect(orderIdSchema.safeParse(newOrderId(1_732_161_234_567, Math.random)).success).toBe(true);
  });

  it.each(['', 'ORD-', 'ORD-12', 'ord-1732161234567', 'ORD-1732161234567/x'])('%j is none', (id) => {
    expect(orderIdSchema.safeParse(id).success).toBe(false);
  });
});

describe('earnedCents', () => {
  it.each([
    ['completed', undefined, 304],
    ['completed', 0, 304],
    ['completed', 100, 204],
    ['refunded', 304, 0],
    ['pending', undefined, 0],
    ['failed', undefined, 0],
  ] as const)(
    'an order of 304 cents that is %s with %s given back has earned %i',
    (status, refunded, expected) => {
      const order = {
        status,
        totalCents: 304,
        ...(refunded === undefined ? {} : { refundedCents: refunded }),
      };
      expect(earnedCents(order)).toBe(expected);
    },
  );
});

it.each([
  ['paid', true],
  ['partly-refunded', true],
  ['refunded', true],
  ['free', false],
  ['pending', false],
  ['failed', false],
] as const)('%s stands for money received: %s', (paymentStatus, expected) => {
  expect(wasPaid({ paymentStatus })).toBe(expected);
});
