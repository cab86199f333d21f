import { type InvoiceContent, isBillable } from '@tempera/domain/invoice';
import type { Order } from '@tempera/domain/order';
import { type Seller, sellerOf } from '@tempera/domain/seller';
import { mergeSettings } from '@tempera/domain/settings';
import { db } from '../platform/admin.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { issueInvoice } from './invoices.store.ts';

function contentOf(orderId: string, order: Order, seller: Seller): InvoiceContent {
  const { uid, customer, billing, lines, currency, couponCode } = order;
  const { subtotalCents, discountCents, taxCents, totalCents } = order;
  return {
    uid,
    orderId,
    seller,
    customer,
    billing,
    lines,
    subtotalCents,
    discountCents,
    taxCents,
    totalCents,
    currency,
    couponCode,
  };
}

/**
 * Writes and numbers the invoice of a paid order. A task that comes twice finds the invoice there; one that comes early,
 * or for an order that costs nothing, does nothing: the order's completion queues another.
 * @returns the number, or null where there is nothing to bill
 */
export async function numberInvoice(orderId: string): Promise<number | null> {
  const [order, seller, site] = await db().getAll(refs.order(orderId), refs.seller(), refs.site());
  const data = order?.data() as Order | undefined;
  if (!order || !data || !isBillable(data)) return null;
  const content = contentOf(orderId, data, sellerOf(seller?.data(), mergeSettings(site?.data()).settings));
  const number = await issueInvoice(orderId, order.ref, content);
  logs.invoiceNumbered(orderId, number);
  return number;
}
