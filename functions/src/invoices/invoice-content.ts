import type { InvoiceContent } from '@tempera/domain/money/invoice';
import { cents } from '@tempera/domain/money/money';
import type { Seller } from '@tempera/domain/money/seller';
import type { Order } from '@tempera/domain/orders/order';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import type { TaxRecord } from '@tempera/domain/tax/tax';

/** What was paid for and when: an invoice for a service has to say its period. */
function nameOf({ kind, planName, periodStart, periodEnd }: PlanCharge): string {
  const what = kind === 'upgrade' ? `Upgrade to the ${planName} plan` : `${planName} plan`;
  return `${what}, from ${formatLongUtcDate(periodStart)} until ${formatLongUtcDate(periodEnd)}`;
}

/** What an invoice keeps of a tax record: no evidence of where somebody is. */
function taxOf(tax: TaxRecord | undefined): Pick<InvoiceContent, 'tax'> {
  if (!tax) return {};
  const { country, region, rate, reverseCharge, vatId } = tax;
  return { tax: { country, region: region ?? null, rate, reverseCharge, vatId } };
}

/** What is billed of a plan's charge. */
export function contentOfCharge(uid: string, charge: PlanCharge, seller: Seller): InvoiceContent {
  const { id, planId, customer, amountCents, taxCents, currency } = charge;
  const netCents = cents(amountCents - taxCents);
  return {
    uid,
    chargeId: id,
    seller,
    customer,
    billing: charge.billing ?? {},
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

/** What is billed of an order. One from elsewhere may lack what ours have; it must not hold the queue up for those behind it. */
export function contentOfOrder(orderId: string, order: Order, seller: Seller): InvoiceContent {
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
