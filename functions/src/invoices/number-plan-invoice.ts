import { type InvoiceContent, isBillableCharge } from '@tempera/domain/money/invoice';
import { cents } from '@tempera/domain/money/money';
import type { Seller } from '@tempera/domain/money/seller';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { formatLongUtcDate } from '@tempera/domain/site/dates';
import { toCharge } from '../plans/plan-records.store.ts';
import { refs } from '../platform/refs.ts';
import { issueInvoice, readWithSeller } from './invoices.store.ts';
import type { ChargeTask } from './queue-invoice.ts';

/** What was paid for and when: an invoice for a service has to say its period. */
function nameOf({ kind, planName, periodStart, periodEnd }: PlanCharge): string {
  const what = kind === 'upgrade' ? `Upgrade to the ${planName} plan` : `${planName} plan`;
  return `${what}, from ${formatLongUtcDate(periodStart)} until ${formatLongUtcDate(periodEnd)}`;
}

function contentOf(uid: string, charge: PlanCharge, seller: Seller): InvoiceContent {
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
  };
}

/** The charge's part of `numberInvoice`. @returns the number, or null where there is nothing to bill */
export async function numberPlanInvoice({ uid, chargeId }: ChargeTask): Promise<number | null> {
  const { billed, seller } = await readWithSeller(refs.planCharge(uid, chargeId));
  const charge = toCharge(billed);
  if (!billed || !charge || !isBillableCharge(charge)) return null;
  return issueInvoice(chargeId, billed.ref, contentOf(uid, charge, seller));
}
