import type { CreditNoteEntry } from '../money/credit-note.ts';
import type { Currency } from '../money/money.ts';
import type { PaidWith } from '../money/payment-method.ts';
import type { Order, OrderDispute, TypedBuyer } from '../orders/order.ts';
import type { TaxFiling, TaxRecord } from '../tax/tax.ts';
import { anchorDayOf, type Period, periodFrom } from './billing-period.ts';
import { nextTry } from './dunning.ts';
import { starterPlan } from './plan.ts';

type SubscriptionStatus = 'active' | 'past-due' | 'ended';

/** What a plan is paid with, kept by the provider, and that by which its holder knows it. */
export interface StoredPayment {
  provider: string;
  /** The method's number, `pm_…`; empty until it has paid once, as a method is kept with a payment. */
  reference: string;
  /** Empty for what has no digits. */
  last4: string;
  brand?: string | null;
  /** `card`, `sepa_debit`. */
  type?: string;
  /** The bank's. */
  country?: string | null;
  /** The member's number at the provider, `cus_…`. */
  customer?: string;
}

/** What a plan is paid with, from what the provider says of it. */
export function storedPayment(
  provider: string,
  customer: string,
  method: PaidWith & { id: string | null },
): StoredPayment {
  const { id, last4, brand, type, country } = method;
  return { provider, customer, reference: id ?? '', last4: last4 ?? '', brand, type, country };
}

/** `subscriptions/{uid}`. Times in milliseconds here, timestamps in Firestore; prices without tax. */
export interface Subscription {
  planId: string;
  status: SubscriptionStatus;
  priceCents: number;
  /** `priceCents` without the tax that it may contain; missing is the same. */
  netPriceCents?: number;
  currency: Currency;
  periodStart: number;
  periodEnd: number;
  /** Day of the month on which it renews; clamped to the end of shorter months. */
  anchorDay: number;
  cancelAtPeriodEnd: boolean;
  /** The plan from the next period on, null while it stays. */
  nextPlanId: string | null;
  payment: StoredPayment;
  /** Where they are and the business that they subscribe for, as they said when they did; older ones were not asked. */
  buyer?: TypedBuyer;
  /** When the schedule has to look at it: the period's end, or the next try of a declined payment; null when ended. */
  dueAt: number | null;
  /** Declined tries to renew, since the last paid period. */
  failedAttempts: number;
  /** The charge under way. While there is one nothing else changes, which makes this document the only lock. */
  openChargeId: string | null;
  openSince: number | null;
  /** Charges whose money a bank took, or gave back, while another was under way: with its end the plan follows. Missing is none. */
  heldDisputes?: string[];
  /** Given by an admin, for nothing (decision 56). */
  comp?: boolean;
  /** From which country its person was connected as they chose their plan last; missing where nobody said. Renewals come without them. */
  addressCountry?: string;
  /** Disputes of its charges, and inquiries, that their banks have not decided (`dp_…`), whatever has become of the plan; missing is none. */
  openDisputes?: string[];
  /** Whether there are any, for whoever asks for these. */
  disputed?: boolean;
}

export type PlanChargeKind = 'subscribe' | 'upgrade' | 'renewal';

/** `subscriptions/{uid}/charges/{id}`: its id is the provider's idempotency key. `amountCents` includes `taxCents`. */
export interface PlanCharge {
  id: string;
  kind: PlanChargeKind;
  planId: string;
  /** As plan and person were called then, for the invoice. */
  planName: string;
  customer: { name: string; email: string };
  /** Where they are, and their company; missing of those who were not asked. */
  billing?: Omit<TypedBuyer, 'vatId'>;
  /** The plan's monthly price, without tax. */
  priceCents: number;
  amountCents: number;
  taxCents: number;
  /** By what `taxCents` was computed; missing is one rate that was added. */
  tax?: TaxRecord;
  /** Missing where Stripe Tax has not computed it. */
  taxFiling?: TaxFiling;
  currency: Currency;
  periodStart: number;
  periodEnd: number;
  status: 'pending' | 'paid' | 'failed';
  /** The provider's number of the payment, `pi_…`; null until it is begun. */
  reference: string | null;
  payment: StoredPayment;
  /** What a first payment is confirmed with; gone once it has ended. What follows is paid with the method that is kept. */
  token?: string | null;
  /** Whom a pending one waits for: its person, or their bank. */
  awaiting?: 'person' | 'bank' | null;
  /** It waits for its person and counts as a declined try already. */
  counted?: true;
  /** As of an order: less than two things say where a private buyer in the EU is. */
  thinEvidence?: true;
  /** Why it failed, in the provider's words. */
  failure?: string;
  /** Paid and without an invoice yet; gone once the invoice is numbered. */
  invoiceDue?: true;
  /** Paid once the account of its person was deleted: those who manage the store are told to give it back. */
  personGone?: true;
  /** What of `amountCents` was given back; missing is 0. */
  refundedCents?: number;
  /** A refund that the provider is being asked for, as an order's. */
  openRefund?: Order['openRefund'];
  /** What a bank has taken back, or wanted to, as of an order; whether the plan has ended with that. */
  dispute?: OrderDispute & { endedPlan?: boolean };
  /** Which of its refunds have a credit note; missing is none. */
  creditNotes?: CreditNoteEntry[];
  /** Which of them were taken back, as their refunds have not arrived; missing is none. */
  creditReversals?: CreditNoteEntry[];
  at: number;
}

export function isLive(subscription: Pick<Subscription, 'status'> | null): boolean {
  return subscription !== null && subscription.status !== 'ended';
}

/** The plan that a person has by their subscription. */
export function planInForce(subscription: Pick<Subscription, 'status' | 'planId'> | null): string {
  return subscription && isLive(subscription) ? subscription.planId : starterPlan;
}

/** What stands where nobody has subscribed yet, while the first charge is under way. */
export function beforeFirst(payment: StoredPayment, currency: Currency, now: number): Subscription {
  return {
    planId: starterPlan,
    status: 'ended',
    priceCents: 0,
    currency,
    periodStart: now,
    periodEnd: now,
    anchorDay: anchorDayOf(now),
    cancelAtPeriodEnd: false,
    nextPlanId: null,
    payment,
    dueAt: null,
    failedAttempts: 0,
    openChargeId: null,
    openSince: null,
  };
}

/** What a plan's price is without the tax that it may contain, by the charge that was paid for it (cents a month). */
function netPriceOf({ kind, priceCents, amountCents, taxCents, tax }: PlanCharge): number {
  if (kind !== 'upgrade') return amountCents - taxCents;
  // Only the rest of a period was paid: the tax is the same part of the whole price.
  return tax?.included && amountCents > 0
    ? Math.round((priceCents * (amountCents - taxCents)) / amountCents)
    : priceCents;
}

const settled = { openChargeId: null, openSince: null, heldDisputes: [] };

/** The subscription once a charge of its own was paid. */
export function afterPaid(subscription: Subscription, charge: PlanCharge): Subscription {
  const { kind, planId, priceCents, currency, periodStart, periodEnd, payment } = charge;
  const bought = {
    planId,
    priceCents,
    netPriceCents: netPriceOf(charge),
    currency,
    payment,
    status: 'active' as const,
    comp: false as const,
    ...settled,
  };
  const staying = { cancelAtPeriodEnd: false, nextPlanId: null, failedAttempts: 0 };
  if (kind === 'upgrade') return { ...subscription, ...bought, ...staying };
  const anchorDay = kind === 'subscribe' ? anchorDayOf(periodStart) : subscription.anchorDay;
  return { ...subscription, ...bought, ...staying, periodStart, periodEnd, dueAt: periodEnd, anchorDay };
}

export function ended(subscription: Subscription): Subscription {
  const over = {
    status: 'ended',
    dueAt: null,
    cancelAtPeriodEnd: false,
    nextPlanId: null,
    comp: false,
  } as const;
  return { ...subscription, ...over, ...settled };
}

/**
 * Whether a charge pays for the period that a subscription is in now (milliseconds), alone or with others: an upgrade costs the difference, and
 * without what it is a difference to nothing is paid for. What was given is paid by none.
 */
const paysFor = (subscription: Subscription, charge: PlanCharge, now: number): boolean =>
  isLive(subscription) &&
  !subscription.comp &&
  charge.periodEnd === subscription.periodEnd &&
  charge.periodEnd > now;

/** A subscription whose person calls from this country; as it was where nobody says from which. */
export const seenIn = (subscription: Subscription, country: string | null): Subscription =>
  country === null ? subscription : { ...subscription, addressCountry: country };

/** The disputes of a subscription that are still open, once this one stands so. */
export function disputesAfter(
  { openDisputes = [] }: Pick<Subscription, 'openDisputes'>,
  { id, state }: Pick<OrderDispute, 'id' | 'state'>,
): Required<Pick<Subscription, 'openDisputes' | 'disputed'>> {
  const others = openDisputes.filter((one) => one !== id);
  const open = state === 'open' || state === 'inquiry' ? [...others, id] : others;
  return { openDisputes: open, disputed: open.length > 0 };
}

/** The subscription once a bank has taken back what paid for its period: it ends at once. Null where it goes on, as something else pays for it. */
function afterTakenBack(subscription: Subscription, charge: PlanCharge, now: number): Subscription | null {
  return paysFor(subscription, charge, now) ? { ...ended(subscription), periodEnd: now } : null;
}

/**
 * The subscription once the bank has decided for the store: what was paid for is the person's again until its period is over, and renews no
 * more unless they say so. Null where there is nothing left of that, or they have another plan by now.
 */
function afterGivenBack(subscription: Subscription, charge: PlanCharge, now: number): Subscription | null {
  if (isLive(subscription) || charge.periodEnd <= now) return null;
  const { planId, priceCents, currency, periodStart, periodEnd, payment } = charge;
  // What it was upgraded to in this period was paid for, too.
  const isOfPeriod = subscription.periodStart <= periodStart;
  const paid = { planId, priceCents, netPriceCents: netPriceOf(charge), currency, periodStart, payment };
  const back = { status: 'active' as const, cancelAtPeriodEnd: true, periodEnd, dueAt: periodEnd };
  return { ...subscription, ...(!isOfPeriod && paid), ...back };
}

/** A bank has what a charge was paid with, for now or for good. */
export const isTaken = ({ dispute }: PlanCharge): boolean =>
  dispute?.state === 'open' || dispute?.state === 'lost';

/** The plan that it paid for has ended with its dispute, or is kept away by it. */
export const endedPlan = ({ dispute }: PlanCharge): boolean => dispute?.endedPlan === true;

/** What becomes of a plan with a dispute of one of its charges. */
export interface DisputedPlan {
  /** The subscription; null where it goes on as it is. */
  after: Subscription | null;
  /** The plan has ended with this dispute, or is kept away by it: it is not back before this one is won, too. */
  endedPlan: boolean;
}

/**
 * What becomes of a plan with a dispute of one of its charges, as that stands now (milliseconds). A period that several charges paid for ends
 * with the first of them that a bank takes back, and is given back with the last one.
 * @param others the other charges of the charge's period
 */
export function afterDispute(
  subscription: Subscription,
  charge: PlanCharge,
  others: readonly PlanCharge[],
  now: number,
): DisputedPlan {
  const had = endedPlan(charge);
  if (charge.dispute?.state === 'won') {
    const isBack = [charge, ...others].some(endedPlan) && !others.some(isTaken);
    return { after: isBack ? afterGivenBack(subscription, charge, now) : null, endedPlan: had };
  }
  if (!isTaken(charge)) return { after: null, endedPlan: had };
  const after = afterTakenBack(subscription, charge, now);
  const isAway = others.some((one) => endedPlan(one) && isTaken(one));
  return { after, endedPlan: had || isAway || after !== null };
}

/**
 * The subscription while a renewal waits for its person, whose bank won't pay without them: past due, as if the try had
 * been declined; null when that was the last one.
 */
export function afterAsked(subscription: Subscription, now: number): Subscription | null {
  const failedAttempts = subscription.failedAttempts + 1;
  const dueAt = nextTry(failedAttempts, subscription.periodEnd, now);
  return dueAt === null ? null : { ...subscription, status: 'past-due', failedAttempts, dueAt };
}

/**
 * The subscription once a charge was declined. What the person asked for just didn't happen; a renewal makes it
 * past due until the tries are used up.
 */
export function afterDeclined(subscription: Subscription, charge: PlanCharge, now: number): Subscription {
  if (charge.kind !== 'renewal' || charge.counted) return { ...subscription, ...settled };
  const failedAttempts = subscription.failedAttempts + 1;
  const dueAt = nextTry(failedAttempts, subscription.periodEnd, now);
  if (dueAt === null) return { ...ended(subscription), failedAttempts };
  return {
    ...subscription,
    ...settled,
    status: 'past-due',
    failedAttempts,
    dueAt,
  };
}

/** The plan that the next period is for; null when there is none: it was canceled, or goes on with the free plan. */
export function nextPlanOf(
  subscription: Pick<Subscription, 'planId' | 'nextPlanId' | 'cancelAtPeriodEnd'>,
): string | null {
  const { planId, nextPlanId, cancelAtPeriodEnd } = subscription;
  const next = nextPlanId ?? planId;
  return cancelAtPeriodEnd || next === starterPlan ? null : next;
}

/** The period after the last paid one. */
export function nextPeriodOf({ periodEnd, anchorDay }: Subscription): Period {
  return periodFrom(periodEnd, anchorDay);
}
