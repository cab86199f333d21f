import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { finishPlanSetup } from '../methods/finish-setup.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import { finishStuck, renewSubscription } from './renew-subscription.ts';
import { dueSubscribers, stuckSubscribers } from './subscriptions.store.ts';

/** Renews by the method that its person last meant, also when they have not come back from their bank. */
export async function renewByLatest(uid: string, provider: PaymentProvider, settings: SiteSettings) {
  await finishPlanSetup(uid, settings, provider);
  await renewSubscription(uid, provider, settings);
}

/**
 * Renews the plans whose period is over, tries declined ones again, ends those that were canceled, and finishes charges
 * that a process left open. One person's failure must not keep the others waiting.
 * @returns how many people were looked at, and how many are left for the next run
 */
export async function renewPlans(provider: PaymentProvider): Promise<{ looked: number; left: number }> {
  const settings = await loadSettings();
  const now = clock.now();
  const each = (uids: AsyncGenerator<string>, run: typeof renewSubscription) =>
    sweepEach('renewPlans', ['done'], uids, async (uid) => {
      await run(uid, provider, settings);
      return 'done';
    });
  const stuck = await each(stuckSubscribers(now - durations.orderSweepAfter), finishStuck);
  const due = await each(dueSubscribers(now), renewByLatest);
  const left = stuck.left + due.left;
  const looked = stuck.done + due.done + left;
  if (looked > 0) logs.plansRenewed(looked, left);
  return { looked, left };
}
