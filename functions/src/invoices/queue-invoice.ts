import { isBillable, isBillableCharge } from '@tempera/domain/money/invoice';
import type { Order } from '@tempera/domain/orders/order';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { type DocumentData, taskQueue } from '../platform/admin.ts';

/** A charge of a plan, by its person. */
export type ChargeTask = { uid: string; chargeId: string };
/** What the task `numberInvoice` is told. */
export type InvoiceTask = { orderId: string } | ChargeTask;

const billable = (task: InvoiceTask, data: DocumentData | undefined) =>
  data !== undefined &&
  ('chargeId' in task ? isBillableCharge(data as PlanCharge) : isBillable(data as Order));

export async function enqueueInvoice(task: InvoiceTask): Promise<void> {
  await (await taskQueue<InvoiceTask>('numberInvoice')).enqueue(task);
}

/** What was given back, in cents: each time that it grows a credit note is due, and when it shrinks, what takes one back. */
const refunded = (data: DocumentData | undefined): number => data?.refundedCents ?? 0;

/** Queues the numbering when an order or a charge has become one that was paid, and when something of it was given back, or has not arrived. */
export async function queueInvoice(
  task: InvoiceTask,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  const owes = !billable(task, before) || refunded(after) !== refunded(before);
  if (billable(task, after) && owes) await enqueueInvoice(task);
}
