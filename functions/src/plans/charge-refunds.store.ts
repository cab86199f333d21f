import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { type StoredRefund, toRefund } from '../orders/refunds.store.ts';
import { db, type Transaction } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
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

/** Refunds of charges that were begun before `before` (milliseconds) and have not come to their end, a few at a time. */
export async function staleChargeRefunds(before: number): Promise<RefundPlace[]> {
  const open = await refs.planCharges().where('openRefund.since', '<=', before).limit(100).get();
  return open.docs.map((charge) => ({
    uid: charge.ref.parent.parent?.id ?? '',
    chargeId: charge.id,
    refundId: (charge.data() as Pick<PlanCharge, 'openRefund'>).openRefund?.id ?? '',
  }));
}
