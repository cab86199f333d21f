import { type Order, wasCompleted, wasPaid } from '../orders/order.ts';
import type { PlanCharge } from '../plans/subscription.ts';
import type { TaxRecord } from '../tax/tax.ts';
import type { Seller } from './seller.ts';

/** What an invoice says, before it has a number. Amounts in cents. */
export interface InvoiceContent
  extends Pick<
    Order,
    | 'uid'
    | 'customer'
    | 'lines'
    | 'subtotalCents'
    | 'discountCents'
    | 'taxCents'
    | 'totalCents'
    | 'currency'
    | 'couponCode'
  > {
  /** What is billed: an order or, of a plan, a charge. Either is there. */
  orderId?: string;
  chargeId?: string;
  /** A plan has no address. */
  billing: Partial<Order['billing']>;
  /** By what the tax was computed; what is older than tax records has none. */
  tax?: Pick<TaxRecord, 'country' | 'rate' | 'reverseCharge' | 'vatId'> & Partial<Pick<TaxRecord, 'region'>>;
  /** When it was sold, and the period of a plan, in milliseconds. */
  soldAt?: number;
  period?: { start: number; end: number };
  /** As the seller was when the invoice was written; later changes leave it alone. */
  seller: Seller;
}

/** `invoices/{id of the order or charge}`: `number` counts from 1 without a gap, `issuedAt` in milliseconds. Never changed again. */
export interface Invoice extends InvoiceContent {
  number: number;
  issuedAt: number;
}

/** An invoice's number as people read it, `INV-000123`. */
export function formatInvoiceNumber(number: number): string {
  return `INV-${String(number).padStart(6, '0')}`;
}

/**
 * Only what was paid has an invoice: a free order is none of the tax office's business. A refund takes no invoice back,
 * not even one that the queue has not come to yet.
 */
export function isBillable(order: Pick<Order, 'status' | 'paymentStatus' | 'totalCents'>): boolean {
  return wasCompleted(order) && wasPaid(order) && order.totalCents > 0;
}

/** The same for a charge of a plan. */
export function isBillableCharge({
  status,
  amountCents,
}: Pick<PlanCharge, 'status' | 'amountCents'>): boolean {
  return status === 'paid' && amountCents > 0;
}
