import { describe, expect, it } from 'vitest';
import { placeOrderInput, quoteCheckoutInput, requestDownloadInput } from './calls.ts';

const order = {
  idempotencyKey: 'key-12345678',
  slugs: ['astroaccess'],
  customer: { firstName: 'Ada', lastName: 'Example', email: 'ada@example.com' },
};

describe('slugs', () => {
  it('keep their order, once each, and lose what can be none', () => {
    const slugs = ['blog', '../x', '__proto__', 'blog', '😀', '', 'a/b', 'ABC', 'astroaccess'];
    expect(quoteCheckoutInput.parse({ slugs }).slugs).toEqual(['blog', 'astroaccess']);
  });

  it.each([
    [null],
    ['blog'],
    [[7]],
    [[['blog']]],
    [['x'.repeat(201)]],
    [Array(51).fill('blog')],
    [[Number.NaN]],
  ])('%j are none at all', (slugs) => expect(quoteCheckoutInput.safeParse({ slugs }).success).toBe(false));
});

describe('placeOrderInput', () => {
  it('drops whatever is not asked for', () => {
    const forged = {
      ...order,
      uid: 'admin',
      totalCents: 1,
      status: 'completed',
      role: 'owner',
      orderId: 'ORD-1',
    };
    expect(Object.keys(placeOrderInput.parse(forged)).sort()).toEqual([
      'customer',
      'idempotencyKey',
      'slugs',
    ]);
  });

  it.each(['short', 'x'.repeat(101), 'with space', '../../orders/x', 7, null])(
    '%j is no key',
    (idempotencyKey) => {
      expect(placeOrderInput.safeParse({ ...order, idempotencyKey }).success).toBe(false);
    },
  );

  it.each(['4242424242424242', 'tok_', 'tok_a/b', 42])('%j is no payment token', (paymentToken) => {
    expect(placeOrderInput.safeParse({ ...order, paymentToken }).success).toBe(false);
  });
});

it.each([
  [{ slug: 'blog' }, true],
  [{ slug: 'blog', version: null }, true],
  [{ slug: 'blog', version: '1.0.0' }, true],
  [{ slug: 'blog', version: '1.0' }, false],
  [{ slug: 'blog', version: '../1.0.0' }, false],
  [{ slug: '..' }, false],
  [{}, false],
])('requestDownloadInput %j: %s', (input, expected) => {
  expect(requestDownloadInput.safeParse(input).success).toBe(expected);
});
