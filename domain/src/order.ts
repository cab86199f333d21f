import { z } from 'zod';
import type { Currency } from './money.ts';
import type { Line } from './pricing.ts';

export const orderStatuses = ['completed', 'pending', 'failed'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
export const paymentStatuses = ['paid', 'free', 'pending', 'failed'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

const optionalText = (max: number) => z.string().trim().max(max).optional();

/** Who buys: required are first name, last name and e-mail (storefront.md §5, Checkout). */
export const customerSchema = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  phone: optionalText(40),
  address: optionalText(200),
  city: optionalText(80),
  state: optionalText(80),
  zip: optionalText(20),
  country: optionalText(80),
});
export type Customer = z.infer<typeof customerSchema>;

/** `orders/{id}` (design.md §4). `date` in milliseconds; `couponCode` null without a coupon. */
export interface Order {
  id: string;
  uid: string;
  customer: { name: string; email: string };
  billing: Omit<Customer, 'email'>;
  lines: Line[];
  subtotalCents: number;
  discountCents: number;
  taxCents: number;
  totalCents: number;
  currency: Currency;
  couponCode: string | null;
  couponDescription: string | null;
  couponSlot: number | null;
  status: OrderStatus;
  paymentStatus: PaymentStatus;
  payment: { provider: string; reference: string | null; token: string | null };
  date: number;
}

/**
 * `ORD-` and a timestamp in microseconds: milliseconds from the clock, the rest drawn, so that orders of one
 * millisecond differ. The order is `create`d, so a clash is noticed and drawn again.
 */
export function newOrderId(nowMs: number, random: () => number): string {
  return `ORD-${nowMs}${String(Math.floor(random() * 1_000)).padStart(3, '0')}`;
}

export const orderIdSchema = z.string().regex(/^ORD-\d{13,19}$/);
