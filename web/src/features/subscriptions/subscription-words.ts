import { askerName } from '@tempera/domain/money/asker-name';
import { attemptGap } from '@tempera/domain/money/attempts';
import { isUnconfirmed } from '@tempera/domain/money/failure-words';
import { methodName } from '@tempera/domain/money/method-name';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { type ChargeStanding, chargeStanding } from '@tempera/domain/plans/charge-standing';
import type { Listing, PlanChange, PlanStanding } from '@tempera/domain/plans/plan-change';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { formatDate } from '@tempera/domain/site/dates';
import { capital } from '@tempera/domain/site/plain-text';
import type { ListedSubscription } from './api/subscriptions.ts';

type Tone = 'ink' | 'ultramarine' | 'vermilion' | 'ochre' | 'verdigris';

export const listingLooks: Record<Listing, { label: string; tone: Tone }> = {
  active: { label: 'Active', tone: 'verdigris' },
  'past-due': { label: 'Past due', tone: 'vermilion' },
  given: { label: 'Given', tone: 'ultramarine' },
  ending: { label: 'Ending', tone: 'ochre' },
  ended: { label: 'Ended', tone: 'ink' },
};

/** Beside that: what was paid for it is disputed. */
export const disputedLook = { label: 'Disputed', tone: 'vermilion' } as const;

/** Whom a pending one waits for, and why one failed, its attempts say. */
const chargeLooks: Record<ChargeStanding, { label: string; tone: Tone }> = {
  paid: { label: 'Paid', tone: 'verdigris' },
  pending: { label: 'Pending', tone: 'ochre' },
  waiting: { label: 'Pending', tone: 'ochre' },
  failed: { label: 'Failed', tone: 'vermilion' },
  unconfirmed: { label: 'Failed', tone: 'vermilion' },
  disputed: disputedLook,
  chargedBack: { label: 'Charged back', tone: 'vermilion' },
  inquired: { label: 'Inquiry', tone: 'ochre' },
  refunding: { label: 'Refund under way', tone: 'ochre' },
  partlyRefunded: { label: 'Partly refunded', tone: 'ochre' },
  refunded: { label: 'Refunded', tone: 'ink' },
};

export const lookOf = (charge: PlanCharge): { label: string; tone: Tone } =>
  chargeLooks[chargeStanding(charge)];

/** What a dispute of a charge means for the plan. */
export function whatADisputeDoes(
  { state, endedPlan }: NonNullable<PlanCharge['dispute']>,
  { payment }: Pick<PlanCharge, 'payment'>,
): string {
  const asker = askerName(payment.type, 'the');
  const plan = endedPlan ? `The plan it paid for has ended until ${asker} has decided. ` : '';
  return {
    inquiry: `${capital(asker)} only asks: nothing was taken, and the plan goes on. Answer in the payment provider’s dashboard, or refund the charge.`,
    closed: `${capital(asker)} asks no more: nothing was taken, and the plan goes on.`,
    open: `${plan}Answer it with evidence in the payment provider’s dashboard.`,
    won: 'It was decided for the store: the money is back.',
    lost: 'It was decided for the customer: the money is gone.',
  }[state];
}

/** What a charge was an attempt at: a renewal is tried again by its schedule, what somebody asked for by them. */
export const attemptOf = ({ kind, planId, periodStart, at, status }: PlanCharge) => ({
  about: kind === 'renewal' ? `${kind} ${planId} ${periodStart}` : `${kind} ${planId}`,
  at,
  isPaid: status === 'paid',
  within: kind === 'renewal' ? Number.POSITIVE_INFINITY : attemptGap,
});

/** How an attempt to pay has ended, or whom it waits for. */
export function attemptLook({ status, failure, awaiting }: PlanCharge): {
  label: string;
  tone: 'ink' | 'vermilion' | 'ochre' | 'verdigris';
} {
  if (status === 'paid') return { label: 'Paid', tone: 'verdigris' };
  if (status === 'pending') {
    if (!awaiting) return { label: 'Pending', tone: 'ochre' };
    const whom = awaiting === 'bank' ? 'the bank' : 'the person';
    return { label: `Waiting for ${whom}`, tone: 'ochre' };
  }
  if (isUnconfirmed(failure)) return { label: 'Not confirmed', tone: 'vermilion' };
  return failure ? { label: 'Declined', tone: 'vermilion' } : { label: 'Canceled', tone: 'ink' };
}

export const chargeKinds: Record<PlanCharge['kind'], string> = {
  subscribe: 'First payment',
  upgrade: 'Upgrade',
  renewal: 'Renewal',
};

/** Whose it is, for sentences and screen readers. */
export const nameOf = ({ person, id }: Pick<ListedSubscription, 'person' | 'id'>): string =>
  person?.name || person?.email || id;

/** The price a month as a list has it; what was given has none. */
export const priceOf = ({ priceCents, currency, comp }: ListedSubscription): string =>
  comp || !priceCents ? 'Free' : formatMoney(priceCents as Cents, currency);

/** The same as a sentence has it. */
export function monthly(one: ListedSubscription): string {
  const price = priceOf(one);
  return price === 'Free' ? price : `${price} a month`;
}

/** When it renews, or what becomes of it instead. `plan` names plans by their ids. */
export function nextOf(one: ListedSubscription, plan: (id: string) => string): string {
  const { listing, periodEnd, dueAt, nextPlanId } = one;
  if (listing === 'ended') return '';
  if (listing === 'past-due') {
    if (!dueAt) return 'Unpaid';
    return `Tries again ${formatDate(dueAt)}${nextPlanId ? `, for ${plan(nextPlanId)}` : ''}`;
  }
  const day = formatDate(periodEnd);
  if (listing !== 'active') return `Ends ${day}`;
  return nextPlanId ? `Then ${plan(nextPlanId)} from ${day}` : `Renews ${day}`;
}

/** With what it is paid; what was given, or has ended without a payment, with nothing. */
export function methodOf({ payment, comp }: ListedSubscription): string {
  if (comp || !payment?.reference) return 'None';
  const { type = 'card', brand = null, last4 } = payment;
  return methodName({ type, brand: brand ?? (type === 'card' ? 'Card' : null), last4: last4 || null });
}

/** What a change was, in words. `plan` names plans by their ids. */
export function changeWords(
  { before, after, dispute }: Pick<PlanChange, 'before' | 'after' | 'dispute'>,
  plan: (id: string) => string,
): string {
  if (dispute === 'won') return `${plan(after.planId)} is back: the dispute of its payment was won`;
  if (dispute) return `${plan(before?.planId ?? after.planId)} ended: its payment was disputed`;
  if (after.status === 'ended') return `${plan(before?.planId ?? after.planId)} ended`;
  if (after.comp && !before?.comp) return `${plan(after.planId)} was given`;
  if (!before || before.status === 'ended' || before.comp) return `Subscribed to ${plan(after.planId)}`;
  if (before.planId !== after.planId) return `Changed from ${plan(before.planId)} to ${plan(after.planId)}`;
  if (before.status !== after.status)
    return after.status === 'past-due' ? 'A renewal was declined' : 'Paid again';
  return laterWords(before, after, plan);
}

function laterWords(before: PlanStanding, after: PlanStanding, plan: (id: string) => string): string {
  if (after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd)
    return after.cancelAtPeriodEnd ? 'Canceled' : 'Resumed';
  if (after.nextPlanId !== before.nextPlanId)
    return after.nextPlanId ? `Changes to ${plan(after.nextPlanId)} with the next period` : 'Stays as it is';
  return 'The price changed';
}
