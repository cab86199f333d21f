import type { Order } from '@tempera/domain/orders/order';
import { expect, it } from 'vitest';
import { amountOf, checkRefund, type RefundValues } from './check-refund.ts';

const order = { totalCents: 486, refundedCents: 86, currency: 'USD' } as Order;
const fault = (fields: Partial<RefundValues>) =>
  checkRefund({ kind: 'partial', amount: '4.00', reason: 'Broken', ...fields }, order);

it.each([
  ['all that is left', { kind: 'full', amount: '' }, null],
  ['a part', {}, null],
  ['a cent too much', { amount: '4.01' }, 'amount'],
  ['nothing', { amount: '0' }, 'amount'],
  ['no number', { amount: 'four' }, 'amount'],
  ['no reason', { reason: '  ' }, 'reason'],
  ['a story', { reason: 'x'.repeat(501) }, 'reason'],
] as const)('%s', (_what, fields, expected) => {
  expect(fault(fields)?.field ?? null).toBe(expected);
});

it('asks for what is left when it is all', () => {
  expect(amountOf({ kind: 'full', amount: '1', reason: '' }, order)).toBe(400);
});
