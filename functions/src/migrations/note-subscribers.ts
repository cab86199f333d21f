import { listingOf, monthlyNet, planChangeOf } from '@tempera/domain/plans/plan-change';
import { beforeFirst, type Subscription } from '@tempera/domain/plans/subscription';
import { toSubscription } from '../plans/plan-records.store.ts';
import { personFields } from '../plans/subscriptions.store.ts';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { countTogether } from '../stats/count-sales.ts';
import type { Migration } from './migration.ts';

/** When somebody began to pay, by their charges; one that was given began with its period. */
async function beganAt(uid: string, { periodStart }: Subscription): Promise<number> {
  const charges = await refs.chargesOf(uid).get();
  const paid = charges.docs.filter((charge) => charge.data().status === 'paid');
  return Math.min(periodStart, ...paid.map((charge) => toMillis(charge.data().at) ?? periodStart));
}

/**
 * What is not known of a subscription from before its changes were noted is made of what is: it began, with the price of today, at its
 * first charge, and stands otherwise since its last write.
 */
async function noteOne(uid: string): Promise<void> {
  const changeIds = await db().runTransaction(async (transaction) => {
    const [found, user] = await transaction.getAll(refs.subscription(uid), refs.user(uid));
    const current = toSubscription(found);
    if (!current || found?.data()?.listing !== undefined) return [];
    const { name = '', email = '' } = user?.data() ?? {};
    const at = fromMillis(await beganAt(uid, current));
    transaction.update(refs.subscription(uid), {
      listing: listingOf(current),
      mrrCents: monthlyNet(current),
      startedAt: at,
      ...personFields(uid, user?.exists ? { name, email } : null),
      ...(found?.data()?.planSince === undefined && { planSince: at }),
    });
    const running: Subscription = {
      ...current,
      status: 'active',
      cancelAtPeriodEnd: false,
      nextPlanId: null,
      comp: current.comp ?? false,
    };
    const first = beforeFirst(current.payment, current.currency, current.periodStart);
    const changes = [
      { what: planChangeOf(uid, first, running), at, id: `${uid}-began` },
      { what: planChangeOf(uid, running, current), at: found?.updateTime ?? at, id: `${uid}-stands` },
    ].filter(({ what }) => what !== null && current.planId !== first.planId);
    for (const { what, at: on, id } of changes)
      transaction.create(refs.planChanges().doc(id), { ...what, at: on });
    return changes.map(({ id }) => id);
  });
  if (changeIds.length > 0) await countTogether(changeIds.map((changeId) => ({ changeId })));
}

/** Subscriptions say how they are listed, whose they are and what they bring in a month, and have a history (decision 65). */
export const noteSubscribers: Migration = {
  id: '0004-note-subscribers',
  steps: [{ name: 'subscriptions', collection: refs.subscriptions, bring: noteOne }],
};
