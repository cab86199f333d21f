import { listingOf, monthlyNet } from '@tempera/domain/plans/plan-change';
import type { PlanCharge, Subscription } from '@tempera/domain/plans/subscription';
import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';

/** A subscription as read, with the moment of its last change: who writes was the last to read, or reads again. */
export interface StoredSubscription extends Subscription {
  updateTime: Timestamp;
}

/** The same for a charge. */
export interface StoredCharge extends PlanCharge {
  updateTime: Timestamp;
}

export function toSubscription(snapshot: DocumentSnapshot | undefined): StoredSubscription | null {
  const data = snapshot?.data();
  if (!data || !snapshot?.updateTime) return null;
  return {
    ...(data as Subscription),
    periodStart: toMillis(data.periodStart) ?? 0,
    periodEnd: toMillis(data.periodEnd) ?? 0,
    dueAt: toMillis(data.dueAt),
    openSince: toMillis(data.openSince),
    updateTime: snapshot.updateTime,
  };
}

const stampOrNull = (ms: number | null) => (ms === null ? null : fromMillis(ms));

/** A subscription as it is stored, and nothing else of what it may carry. */
export function fromSubscription(subscription: Subscription) {
  const { planId, status, priceCents, currency, anchorDay, cancelAtPeriodEnd, nextPlanId } = subscription;
  const { payment, failedAttempts, openChargeId, buyer, comp = false, netPriceCents } = subscription;
  const { addressCountry, heldDisputes = [] } = subscription;
  return {
    planId,
    status,
    priceCents,
    currency,
    anchorDay,
    cancelAtPeriodEnd,
    nextPlanId,
    payment,
    ...(buyer && { buyer }),
    ...(addressCountry && { addressCountry }),
    failedAttempts,
    openChargeId,
    heldDisputes,
    comp,
    ...(netPriceCents !== undefined && { netPriceCents }),
    // What lists and figures ask for.
    listing: listingOf(subscription),
    mrrCents: monthlyNet(subscription),
    periodStart: fromMillis(subscription.periodStart),
    periodEnd: fromMillis(subscription.periodEnd),
    dueAt: stampOrNull(subscription.dueAt),
    openSince: stampOrNull(subscription.openSince),
    updatedAt: serverTime(),
  };
}

export function toCharge(snapshot: DocumentSnapshot | undefined): StoredCharge | null {
  const data = snapshot?.data();
  if (!data || !snapshot?.updateTime) return null;
  return {
    // What charges older than their invoices lack.
    ...{ planName: data.planId, customer: { name: '', email: '' } },
    ...(data as PlanCharge),
    id: snapshot.id,
    periodStart: toMillis(data.periodStart) ?? 0,
    periodEnd: toMillis(data.periodEnd) ?? 0,
    at: toMillis(data.at) ?? 0,
    updateTime: snapshot.updateTime,
  };
}

export function fromCharge({ id: _id, periodStart, periodEnd, at, ...fields }: PlanCharge) {
  return {
    ...fields,
    periodStart: fromMillis(periodStart),
    periodEnd: fromMillis(periodEnd),
    at: fromMillis(at),
  };
}
