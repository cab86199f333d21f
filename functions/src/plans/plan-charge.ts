import type { Plan } from '@tempera/domain/catalogue/product';
import type { Period } from '@tempera/domain/plans/billing-period';
import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import type { PlanCharge, PlanChargeKind, StoredPayment } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { hasThinEvidence, taxRecordOf } from '@tempera/domain/tax/tax-record';
import { stepOf } from '../payments/step-of.ts';
import type { Buyer } from '../tax/check-buyer.ts';
import type { TaxedCheckout } from '../tax/price-by-stripe.ts';
import type { ChargeStanding } from './finish-charge.ts';

interface Due {
  id: string;
  kind: PlanChargeKind;
  plan: Pick<Plan, 'id' | 'name' | 'priceCents'>;
  customer: PlanCharge['customer'];
  buyer: Pick<Buyer, 'said' | 'place' | 'business'>;
  /** From which country they are connected, or were last; null where nobody says. */
  addressCountry: string | null;
  /** What is due, with its tax. */
  priced: Pick<TaxedCheckout, 'rule' | 'taxCents' | 'totalCents' | 'calculation'>;
  period: Period;
  payment: StoredPayment;
  /** What a first payment is confirmed with. */
  token?: string;
  at: number;
}

/** The id of a charge: its person's, its time, and a piece of the key that asked for it, or of one that nobody else has. */
export const chargeIdOf = (uid: string, at: number, keyId: string) => `${uid}-${at}-${keyId.slice(0, 12)}`;

/** A charge as it is reserved. */
export function newCharge(due: Due, settings: Pick<SiteSettings, 'currency'>): PlanCharge {
  const { id, kind, plan, customer, buyer, priced, period, payment, token, at } = due;
  const { addressCountry: address } = due;
  const { place, business } = buyer;
  const { vatId: _inTax, ...billing } = buyer.said;
  const { rule, taxCents, totalCents, calculation } = priced;
  const said = { billing: place.country, card: payment.country ?? null, address };
  const tax = { ...taxRecordOf(rule, said, business), ...(calculation && { calculation }) };
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
    tax,
    ...(hasThinEvidence(tax) && { thinEvidence: true as const }),
    ...(calculation && { taxFiling: { state: 'due' as const } }),
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
  return {
    planId,
    effective: 'now',
    paymentStatus,
    totalCents: amountCents,
    currency,
    periodEnd,
    chargeId: id,
    ...(paymentStatus === 'failed' && {
      ...(failure && { failure }),
      methodType: charge.payment.type ?? 'card',
    }),
    ...(paymentStatus === 'requires-action' && payment && stepOf(payment)),
  };
}
