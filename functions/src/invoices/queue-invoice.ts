import { isBillable } from '@tempera/domain/invoice';
import type { Order } from '@tempera/domain/order';
import { type DocumentData, taskQueue } from '../platform/admin.ts';

/** What the task `numberInvoice` is told. */
export type InvoiceTask = { orderId: string };

const billable = (data: DocumentData | undefined) => data !== undefined && isBillable(data as Order);

export async function enqueueInvoice(orderId: string): Promise<void> {
  await (await taskQueue<InvoiceTask>('numberInvoice')).enqueue({ orderId });
}

/** Queues the numbering when an order has become one that was paid. */
export async function queueInvoice(
  orderId: string,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (billable(before) || !billable(after)) return;
  await enqueueInvoice(orderId);
}
