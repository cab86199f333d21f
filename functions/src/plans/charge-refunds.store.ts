import type { Refund } from '@tempera/domain/orders/refund';
import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { type StoredRefund, toRefund } from '../orders/refunds.store.ts';
import { db, type Transaction } from '../platform/admin.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis } from '../platform/timestamps.ts';
import { type StoredCharge, toCharge } from './plan-records.store.ts';

/** Which refund of which charge. */
export interface RefundPlace {
  uid: string;
  chargeId: string;
  refundId: string;
}

interface Found {
  charge: StoredCharge | null;
  refund: StoredRefund | null;
}

/** A charge with one of its refunds, as both stand now or in a transaction. */
export async function readChargeRefund(
  { uid, chargeId, refundId }: RefundPlace,
  transaction?: Transaction,
): Promise<Found> {
  const both = [refs.planCharge(uid, chargeId), refs.chargeRefund(uid, chargeId, refundId)] as const;
  const [charge, refund] = await (transaction ? transaction.getAll(...both) : db().getAll(...both));
  return { charge: toCharge(charge), refund: refund ? toRefund(refund) : null };
}

/**
 * Writes down that a refund is to be made, before the provider hears of it. `since` in milliseconds.
 * @returns false when the charge has changed since it was read, or the refund is there already
 */
export async function beginChargeRefund(
  charge: StoredCharge,
  { uid, chargeId, refundId: id }: RefundPlace,
  refund: Pick<Refund<never>, 'amountCents' | 'reason'>,
  by: Manager,
  since: number,
): Promise<boolean> {
  const batch = db().batch();
  const openRefund = { id, since };
  batch.update(refs.planCharge(uid, chargeId), { openRefund }, { lastUpdateTime: charge.updateTime });
  const begun = { ...refund, slugs: [], status: 'begun', reference: null, ...by, at: fromMillis(since) };
  batch.create(refs.chargeRefund(uid, chargeId, id), begun);
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isOvertaken(error) || isAlreadyThere(error)) return false;
    throw error;
  }
}

/** Refunds of charges that were begun before `before` (milliseconds) and have not come to their end, a few at a time. */
export async function staleChargeRefunds(before: number): Promise<RefundPlace[]> {
  const open = await refs.planCharges().where('openRefund.since', '<=', before).limit(100).get();
  return open.docs.map((charge) => ({
    uid: charge.ref.parent.parent?.id ?? '',
    chargeId: charge.id,
    refundId: (charge.data() as Pick<PlanCharge, 'openRefund'>).openRefund?.id ?? '',
  }));
}
