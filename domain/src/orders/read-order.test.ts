import { expect, it } from 'vitest';
import { asOrder, isWhole, unsaid } from './read-order.ts';

const whole = {
  id: 'ORD-1732161234567042',
  uid: 'u',
  customer: { name: 'Ada Example', email: 'ada@example.com' },
  billing: { firstName: 'Ada', lastName: 'Example', city: 'Graz' },
  lines: [{ slug: 'kit', name: 'Kit', priceCents: 280, quantity: 1 }],
  subtotalCents: 280,
  discountCents: 0,
  taxCents: 24,
  totalCents: 304,
  refundedCents: 4,
  withdrawn: ['kit'],
  creditNotes: [{ id: 'r', number: 1 }],
  creditReversals: [{ id: 'r', number: 2 }],
  openRefund: { id: 'r', since: 1 },
  currency: 'EUR',
  couponCode: 'TWENTY',
  couponDescription: null,
  couponSlot: '0',
  status: 'completed',
  paymentStatus: 'paid',
  payment: { provider: 'stripe', reference: 'pi_1', token: null },
  date: 1_732_161_234_567,
} as const;

it('leaves a whole order as it is', () => {
  expect(asOrder(whole)).toEqual(whole);
  const discounted = { ...whole, lines: [{ ...whole.lines[0], discountCents: 40 }], couponUses: ['a-0'] };
  expect(asOrder(discounted)).toEqual(discounted);
});

const nothing = {
  id: 'old',
  uid: '',
  customer: { name: unsaid, email: unsaid },
  billing: { firstName: '', lastName: '' },
  lines: [],
  subtotalCents: 0,
  discountCents: 0,
  taxCents: 0,
  totalCents: 0,
  refundedCents: 0,
  withdrawn: [],
  creditNotes: [],
  creditReversals: [],
  currency: 'USD',
  couponCode: null,
  couponDescription: null,
  couponSlot: null,
  status: 'pending',
  paymentStatus: 'pending',
  payment: { provider: unsaid, reference: null, token: null },
  date: 0,
};

it('makes do with an id alone', () => {
  expect(asOrder({ id: 'old' })).toEqual(nothing);
});

it('takes what is of another kind for missing', () => {
  const odd = Object.fromEntries(
    Object.keys(nothing).map((name) => [name, name === 'lines' ? [null, 7] : NaN]),
  );
  expect(asOrder({ ...odd, id: 'old' })).toEqual(nothing);
  const lists = Object.fromEntries(Object.keys(nothing).map((name) => [name, name === 'lines' ? {} : []]));
  expect(asOrder({ ...lists, id: 'old' })).toEqual(nothing);
});

it('finds a name in the billing address, and in a line what it has', () => {
  const order = asOrder({
    id: 'old',
    customer: { name: ' ', email: 'ada@example.com' },
    billing: { firstName: 'Ada', lastName: 'Example' },
    lines: [{ slug: 'kit' }, { name: 'Blog', priceCents: 99.6 }, {}],
    currency: 'SEK',
  });
  expect(order.customer).toEqual({ name: 'Ada Example', email: 'ada@example.com' });
  expect(order.lines).toEqual([
    { slug: 'kit', name: 'kit', priceCents: 0, quantity: 1 },
    { slug: 'line 2', name: 'Blog', priceCents: 100, quantity: 1 },
    { slug: 'line 3', name: unsaid, priceCents: 0, quantity: 1 },
  ]);
  expect(order.currency).toBe('SEK');
});

it.each([
  ['all of it', {}, true],
  ['no buyer', { uid: undefined }, false],
  ['no address', { customer: { name: 'Ada' } }, false],
  ['no lines', { lines: undefined }, false],
  ['a line of nothing', { lines: [...whole.lines, { name: 'Blog' }] }, false],
])('can be worked on with %s: %s', (_what, fields, expected) => {
  expect(isWhole(asOrder({ ...whole, ...fields }))).toBe(expected);
});
