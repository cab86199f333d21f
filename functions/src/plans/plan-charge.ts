import type { Plan } from '@tempera/domain/catalogue/product';
import type { Cents } from '@tempera/domain/money/money';
import type { Period } from '@tempera/domain/plans/billing-period';
import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import type { PlanCharge, PlanChargeKind, StoredPayment } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { takeTax } from '@tempera/domain/tax/take-tax';
import { taxRecordOf } from '@tempera/domain/tax/tax-record';
import { taxRuleOf } from '@tempera/domain/tax/tax-rule';
import type { Buyer } from '../tax/check-buyer.ts';
import type { ChargeStanding } from './finish-charge.ts';

interface Due {
  id: string;
  kind: PlanChargeKind;
  plan: Pick<Plan, 'id' | 'name' | 'priceCents'>;
  customer: PlanCharge['customer'];
  buyer: Pick<Buyer, 'said' | 'place' | 'business'>;
  /** What is due without tax: the plan's price, or its share of what is left of a period. */
  netCents: Cents;
  period: Period;
  payment: StoredPayment;
  /** What a first payment is confirmed with. */
  token?: string;
  at: number;
}

/** The id of a charge: its person's, its time, and a piece of the key that asked for it, or of one that nobody else has. */
export const chargeIdOf = (uid: string, at: number, keyId: string) => `${uid}-${at}-${keyId.slice(0, 12)}`;

/** A charge as it is reserved, with the tax of the settings. */
export function newCharge(
  due: Due,
  settings: Pick<SiteSettings, 'tax' | 'taxRate' | 'currency'>,
): PlanCharge {
  const { id, kind, plan, customer, buyer, netCents, period, payment, token, at } = due;
  const { place, business } = buyer;
  const { vatId: _inTax, ...billing } = buyer.said;
  const rule = taxRuleOf(settings, place, at);
  const { taxCents, totalCents } = takeTax(netCents, rule);
  return {
    id,
    kind,
    planId: plan.id,
    planName: plan.name,
    customer,
    billing,
    priceCents: plan.priceCents,
    amountCents: totalCents,
    taxCents,
    tax: taxRecordOf(
      rule,
      { billing: place.country, card: payment.country ?? null, address: null },
      business,
    ),
    currency: settings.currency,
    periodStart: period.start,
    periodEnd: period.end,
    status: 'pending',
    reference: null,
    payment,
    ...(token && { token }),
    at,
  };
}

/** Whether a charge was asked for by this key. */
export const isOfKey = (keyId: string) => (chargeId: string) => chargeId.endsWith(`-${keyId.slice(0, 12)}`);

const statusOf = ({ charge: { status, awaiting }, payment }: ChargeStanding) => {
  if (status !== 'pending') return status;
  // The bank has answered the person, who may try again.
  if (awaiting === 'person') return payment?.state === 'failed' ? 'failed' : 'requires-action';
  return awaiting === 'bank' ? 'processing' : 'pending';
};

/** What the call that asked for this charge returns: of what has ended the same for ever, whatever comes later. */
export function toChangeOutput(standing: ChargeStanding): PlanChangeOutput {
  const { charge, payment } = standing;
  const { id, planId, amountCents, currency, periodEnd } = charge;
  const paymentStatus = statusOf(standing);
  const failure = charge.failure ?? payment?.failure?.code;
  const clientSecret = payment?.state === 'requires-action' && payment.clientSecret;
  return {
    planId,
    effective: 'now',
    paymentStatus,
    totalCents: amountCents,
    currency,
    periodEnd,
    chargeId: id,
    ...(paymentStatus === 'failed' && failure && { failure }),
    ...(paymentStatus === 'requires-action' && clientSecret && { clientSecret }),
  };
}
