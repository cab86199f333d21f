import { type Cents, toUnits } from '@tempera/domain/money/money';
import { earnedCents, type Order } from '@tempera/domain/orders/order';
import { unsaid } from '@tempera/domain/orders/read-order';
import { toCsv } from '@tempera/domain/reports/csv';
import { productsOf } from './order-words.ts';

const columns = [
  'order id',
  'date',
  'customer',
  'email',
  'products',
  'coupon',
  'subtotal',
  'discount',
  'tax',
  'total',
  'refunded',
  'earned',
  'currency',
  'status',
  'payment status',
];

/** Orders as CSV: money in units to the cent, times in ISO 8601. */
export const ordersToCsv = (orders: readonly Order[]): string =>
  toCsv(
    columns,
    orders.map((order) => [
      order.id,
      order.date === 0 ? '' : new Date(order.date).toISOString(),
      said(order.customer.name),
      said(order.customer.email),
      productsOf(order),
      order.couponCode ?? '',
      ...[order.subtotalCents, order.discountCents, order.taxCents, order.totalCents].map(units),
      units(order.refundedCents ?? 0),
      units(earnedCents(order)),
      order.currency,
      order.status,
      order.paymentStatus,
    ]),
  );

const said = (text: string) => (text === unsaid ? '' : text);
const units = (amountCents: number) => toUnits(amountCents as Cents);
