import { z } from 'zod';
import type { Currency } from '../money/money.ts';
import type { OrderStatus, PaymentStatus } from '../orders/order.ts';
import type { RefundableOrder } from '../orders/refund.ts';
import { uidSchema } from './moderation-calls.ts';

/** What goes into and comes out of the callable by which those who answer look a customer up; as `calls.ts`. */

export const readCustomerInput = z.object({ uid: uidSchema });

/** An order as those who answer see it: no address, no card, no reference of the payment. */
export interface CustomerOrder {
  id: string;
  /** Milliseconds, as all times here. */
  date: number;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  totalCents: number;
  refundedCents: number;
  currency: Currency;
  lines: string[];
  /** What a refund asks about, where it can be refunded by who looks; else null. */
  refund: RefundableOrder | null;
}

/** The newest of each, newest first. */
export interface ReadCustomerOutput {
  plan: string;
  /** Since when the plan is in force; null for who has none, or has had it since before that was noted. */
  planSince: number | null;
  orders: CustomerOrder[];
  /** A category is null where the template is gone from the store. */
  library: { slug: string; title: string; category: string | null; at: number }[];
  downloads: { name: string; version: string; at: number }[];
}

/** How many of each are looked up at most. */
export const customerRecordLimit = 20;
