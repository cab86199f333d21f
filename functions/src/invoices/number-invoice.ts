import { type InvoiceContent, isBillable, isBillableCharge } from '@tempera/domain/money/invoice';
import { cents } from '@tempera/domain/money/money';
import type { Seller } from '@tempera/domain/money/seller';
import type { Order } from '@tempera/domain/orders/order';
import { asOrder } from '@tempera/domain/orders/read-order';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import type { TaxRecord } from '@tempera/domain/tax/tax';
import { toCharge } from '../plans/plan-records.store.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { toMillis } from '../platform/timestamps.ts';
import { issueInvoice, readWithSeller } from './invoices.store.ts';
import { numberCreditNotes } from './number-credit-notes.ts';
import type { ChargeTask, InvoiceTask } from './queue-invoice.ts';

/** What was paid for and when: an invoice for a service has to say its period. */
function nameOf({ kind, planName, periodStart, periodEnd }: PlanCharge): string {
  const what = kind === 'upgrade' ? `Upgrade to the ${planName} plan` : `${planName} plan`;
  return `${what}, from ${formatLongUtcDate(periodStart)} until ${formatLongUtcDate(periodEnd)}`;
}

/** What an invoice keeps of a tax record: no evidence of where somebody is. */
function taxOf(tax: TaxRecord | undefined): Pick<InvoiceContent, 'tax'> {
  if (!tax) return {};
  const { country, rate, reverseCharge, vatId } = tax;
  return { tax: { country, rate, reverseCharge, vatId } };
}

function contentOfCharge(uid: string, charge: PlanCharge, seller: Seller): InvoiceContent {
  const { id, planId, customer, amountCents, taxCents, currency } = charge;
  const netCents = cents(amountCents - taxCents);
  return {
    uid,
    chargeId: id,
    seller,
    customer,
    billing: {},
    lines: [{ slug: planId, name: nameOf(charge), priceCents: netCents, quantity: 1 }],
    subtotalCents: netCents,
    discountCents: 0,
    taxCents,
    totalCents: amountCents,
    currency,
    couponCode: null,
    ...taxOf(charge.tax),
    soldAt: charge.at,
    period: { start: charge.periodStart, end: charge.periodEnd },
  };
}

/** The charge's part of `numberInvoice`. @returns the number, or null where there is nothing to bill */
async function numberPlanInvoice({ uid, chargeId }: ChargeTask): Promise<number | null> {
  const { billed, seller } = await readWithSeller(refs.planCharge(uid, chargeId));
  const charge = toCharge(billed);
  if (!billed || !charge || !isBillableCharge(charge)) return null;
  return issueInvoice(chargeId, billed.ref, contentOfCharge(uid, charge, seller));
}

/** An order from elsewhere may lack what ours have; it must not hold the queue up for those behind it. */
function contentOfOrder(orderId: string, order: Order, seller: Seller): InvoiceContent {
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
    ...taxOf(order.tax),
    soldAt: order.date,
  };
}

async function numberOrderInvoice(orderId: string): Promise<number | null> {
  const { billed, seller } = await readWithSeller(refs.order(orderId));
  const data = billed?.data();
  if (!billed || !data) return null;
  const order = asOrder({ ...data, id: orderId, date: toMillis(data.date) ?? 0 });
  if (!isBillable(order)) return null;
  return issueInvoice(orderId, billed.ref, contentOfOrder(orderId, order, seller));
}

/**
 * Writes and numbers the invoice of a paid order or of a plan's paid charge, then the credit notes of what was refunded of it. A
 * task that comes twice finds them there; one that comes early, or for what costs nothing, does nothing: the payment's
 * completion queues another.
 * @returns the invoice's number, or null where there is nothing to bill
 */
export async function numberInvoice(task: InvoiceTask): Promise<number | null> {
  const number = await ('chargeId' in task ? numberPlanInvoice(task) : numberOrderInvoice(task.orderId));
  if (number === null) return null;
  logs.invoiceNumbered('chargeId' in task ? task.chargeId : task.orderId, number);
  await numberCreditNotes(task);
  return number;
}
