import { cents } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import { expect, it } from 'vitest';
import { ordersToCsv } from './orders-to-csv.ts';

const order: Order = {
  id: 'ORD-1',
  uid: 'u',
  customer: { name: '=SUM(A1)', email: 'ada@example.com' },
  billing: { firstName: 'Ada', lastName: 'Example' },
  lines: [{ slug: 'kit', name: 'Kit, "blue"', priceCents: cents(280), quantity: 1 }],
  subtotalCents: 280,
  discountCents: 56,
  taxCents: 19,
  totalCents: 243,
  refundedCents: 43,
  currency: 'USD',
  couponCode: 'TWENTY',
  couponDescription: null,
  couponSlot: '0',
  status: 'completed',
  paymentStatus: 'partly-refunded',
  payment: { provider: 'stripe', reference: 'pi_1', token: null },
  date: Date.UTC(2026, 0, 1),
};

it('gives money to the cent, quotes what must be and runs no formula', () => {
  const [head, row, end] = ordersToCsv([order]).split('\r\n');
  expect(head).toMatch(/^\uFEFForder id,date,customer,email,products,coupon,subtotal,/);
  expect(row).toBe(
    'ORD-1,2026-01-01T00:00:00.000Z,\'=SUM(A1),ada@example.com,"Kit, ""blue"" × 1",TWENTY,2.80,0.56,0.19,2.43,0.43,2.00,USD,completed,partly-refunded',
  );
  expect(end).toBe('');
});

it('leaves open what an order does not say', () => {
  const [, row] = ordersToCsv([asOrder({ id: 'ORD-2', status: 'failed' })]).split('\r\n');
  expect(row).toBe('ORD-2,,,,,,0.00,0.00,0.00,0.00,0.00,0.00,USD,failed,pending');
});
