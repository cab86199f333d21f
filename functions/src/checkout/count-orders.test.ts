import { expect, it } from 'vitest';
import { buyersToCount, payersOf } from './count-orders.ts';

const order = { uid: 'ada', status: 'completed' };

it.each([
  ['a new one', undefined, order, ['ada']],
  ['one that completes', { ...order, status: 'pending' }, order, ['ada']],
  ['a part given back', order, { ...order, refundedCents: 5 }, []],
  ['all of it given back', order, { ...order, status: 'refunded', refundedCents: 9 }, ['ada']],
  ['a guest’s that moves', { ...order, uid: 'guest' }, order, ['guest', 'ada']],
  ['a refund that is only begun', order, { ...order, openRefund: { id: 'r', since: 1 } }, []],
  ['one that fails', { ...order, status: 'pending' }, { ...order, status: 'failed' }, []],
  ['one that goes', order, undefined, ['ada']],
  ['nothing at all', undefined, undefined, []],
] as const)('%s', (_what, before, after, expected) => {
  expect(buyersToCount(before, after)).toEqual(expected);
});

it('an entry names who paid, and both where its order has moved', () => {
  const entry = (uid: string | null) => ({ of: { type: 'order', id: 'ORD-1', uid } });
  expect(payersOf(undefined, entry('ada'))).toEqual(['ada']);
  expect(payersOf(entry('guest'), entry('ada'))).toEqual(['guest', 'ada']);
  expect(payersOf(entry('ada'), entry('ada'))).toEqual(['ada']);
  expect(payersOf(undefined, entry(null))).toEqual([]);
});
