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

/** Queues the numbering when an order or a charge has become one that was paid. */
export async function queueInvoice(
  task: InvoiceTask,
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): Promise<void> {
  if (billable(task, before) || !billable(task, after)) return;
  await enqueueInvoice(task);
}
