import { buyersKinds } from '@tempera/domain/ledger/ledger-entry';
import { monthlyNet } from '@tempera/domain/plans/plan-change';
import type { Sums } from '@tempera/domain/reports/stats';
import { toSubscription } from '../plans/plan-records.store.ts';
import { type Comparison, compareSums } from './check-stats.ts';
import { everyEntry, everySubscription, everyUser } from './sales.store.ts';

const spentOf = (uid: unknown) => `users/${uid}/totalSpentCents`;
const mrrOf = (uid: string) => `subscriptions/${uid}/mrrCents`;

/**
 * What each person has paid in all, and what each subscriber pays in a month, as it is stored, compared with what the ledger adds up to and
 * what the subscription itself says.
 */
export async function checkTotals(): Promise<Comparison> {
  const stored: Sums = new Map();
  const added: Sums = new Map();
  for await (const user of everyUser()) stored.set(spentOf(user.id), user.data().totalSpentCents ?? 0);
  for await (const entry of everyEntry()) {
    const { kind, of, grossCents } = entry.data();
    const key = spentOf(of?.uid);
    // Guests have no total, nor has who left.
    if (!buyersKinds.includes(kind) || !stored.has(key)) continue;
    added.set(key, (added.get(key) ?? 0) + grossCents);
  }
  for await (const subscription of everySubscription()) {
    const key = mrrOf(subscription.id);
    stored.set(key, subscription.data().mrrCents ?? 0);
    added.set(key, monthlyNet(toSubscription(subscription)));
  }
  return compareSums(stored, added);
}
