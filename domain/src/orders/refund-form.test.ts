import { expect, it } from 'vitest';
import { messagesOf } from '../site/messages-of.ts';
import type { Order } from './order.ts';
import { refundForm } from './refund-form.ts';

const order = { totalCents: 486, refundedCents: 86, currency: 'USD' } as Order;
const typed = { kind: 'partial', amount: '4.00', slugs: ['neogate'], reason: 'Broken', freesCoupon: true };

it.each([
  ['all that is left', { kind: 'full', amount: '' }, null],
  ['a part', {}, null],
  ['a cent too much', { amount: '4.01' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['no number', { amount: 'four' }, 'amount'],
  ['no reason', { reason: '  ' }, 'reason'],
  ['a story', { reason: 'x'.repeat(501) }, 'reason'],
] as const)('%s', (_what, fields, expected) => {
  expect(Object.keys(messagesOf(refundForm(order), { ...typed, ...fields }))[0] ?? null).toBe(expected);
});

it('asks for what is left and for no lines when it is all', () => {
  expect(refundForm(order).parse({ ...typed, kind: 'full', amount: '1' })).toEqual({
    amountCents: 400,
    slugs: [],
    reason: 'Broken',
    freesCoupon: true,
  });
  expect(refundForm(order).parse({ ...typed, amount: '2.8' })).toMatchObject({
    amountCents: 280,
    slugs: ['neogate'],
    freesCoupon: false,
  });
});
