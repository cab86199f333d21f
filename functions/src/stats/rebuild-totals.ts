import { monthlyNet } from '@tempera/domain/plans/plan-change';
import { countOrders } from '../checkout/count-orders.ts';
import { toSubscription } from '../plans/plan-records.store.ts';
import { refs } from '../platform/refs.ts';
import { checkTotals } from './check-totals.ts';
import { tryAgain } from './rewrite.store.ts';

/** Writes what a subscriber pays in a month anew, unless the subscription changes meanwhile. */
async function rewriteMrr(uid: string): Promise<void> {
  const found = toSubscription(await refs.subscription(uid).get());
  if (!found) return;
  await refs.subscription(uid).update({ mrrCents: monthlyNet(found) }, { lastUpdateTime: found.updateTime });
}

/** Writes those totals of people and subscribers anew that are not what ledger and subscription say. */
export async function rebuildTotals(): Promise<void> {
  for (const { figure } of (await checkTotals()).differences) {
    const [collection, uid = ''] = figure.split('/');
    if (collection === 'users') await countOrders(uid);
    else await tryAgain(() => rewriteMrr(uid));
  }
}
