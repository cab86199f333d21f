import { RefusalError } from '@tempera/domain/calls/reasons';
import { isPaying } from '@tempera/domain/plans/standing';
import type { StoredPayment, Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { dueRenewal } from './due-renewal.ts';
import { readSettled } from './finish-charge.ts';
import { renewSubscription } from './renew-subscription.ts';
import { writeChange } from './subscriptions.store.ts';

/** Each attempt but the last lost to another change of the same plan. */
const attempts = 20;

const isShown = async (current: Subscription, settings: SiteSettings, shownCents: number | null) =>
  shownCents === null || (await dueRenewal(current, settings))?.totalCents === shownCents;

/** The renewal that is due; where its tax can't be found now, the schedule tries it. */
async function tryNow(uid: string, provider: PaymentProvider, settings: SiteSettings): Promise<void> {
  try {
    await renewSubscription(uid, provider, settings);
  } catch (error) {
    const isLater = error instanceof RefusalError && error.refusal.reason === 'tax-unavailable';
    if (!isLater) throw error;
  }
}

/**
 * Has a plan paid with something else from now on; a renewal that is past due is tried at once. Whoever pays for no plan has nothing
 * changed.
 * @param shownCents what they were shown for it; another total is left to the schedule, as any renewal. Null where they were shown none
 * @throws RefusalError `payment-pending`, `payment-unavailable`, `busy`
 */
export async function payPlanWith(
  uid: string,
  payment: StoredPayment,
  provider: PaymentProvider,
  settings: SiteSettings,
  shownCents: number | null,
): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const state = await readSettled(uid, provider, settings);
    const current = state.subscription;
    if (!current || !isPaying(current) || current.payment.reference === payment.reference) return;
    const isDue = current.status === 'past-due' && (await isShown(current, settings, shownCents));
    const after = { ...current, payment, ...(isDue && { dueAt: clock.now() }) };
    if (!(await writeChange(state, after, {}))) continue;
    if (isDue) await tryNow(uid, provider, settings);
    return;
  }
  throw new RefusalError('busy');
}
