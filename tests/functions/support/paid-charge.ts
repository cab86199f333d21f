import type { PlanCharge } from '@tempera/domain/plans/subscription';
import { fromCharge } from '../../../functions/src/plans/plan-records.store.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { unique } from './store.ts';

let made = 0;

/** Puts a plan's charge into the store as it is once it is paid: with its invoice still due. */
export async function putPaidCharge(
  fields: Partial<PlanCharge & { uid: string }> = {},
): Promise<{ uid: string; chargeId: string }> {
  const { uid = unique('u'), ...rest } = fields;
  const at = rest.at ?? Date.now();
  const charge: PlanCharge = {
    id: `${uid}-${at}-${made++}`,
    kind: 'subscribe',
    planId: 'pro',
    planName: 'Pro',
    customer: { name: 'Ada Example', email: 'ada@example.com' },
    priceCents: 2_900,
    amountCents: 3_147,
    taxCents: 247,
    currency: 'USD',
    periodStart: at,
    periodEnd: at + 30 * 86_400_000,
    status: 'paid',
    reference: 'ch_1',
    payment: { provider: 'stripe', reference: 'pm_1', last4: '4242' },
    invoiceDue: true,
    at,
    ...rest,
  };
  await db().doc(`subscriptions/${uid}/charges/${charge.id}`).set(fromCharge(charge));
  return { uid, chargeId: charge.id };
}
