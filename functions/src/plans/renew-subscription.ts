import { randomBytes } from 'node:crypto';
import { cents } from '@tempera/domain/money/money';
import { ended, nextPeriodOf, nextPlanOf, type Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { PaymentProvider } from '../checkout/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { chargeWith, finishCharge } from './finish-charge.ts';
import { chargeIdOf, newCharge } from './plan-charge.ts';
import { findPaidPlan, isBanned } from './plan-facts.store.ts';
import { mailOfEnd } from './plan-mail.ts';
import {
  type PlanState,
  readChargeState,
  readPlanState,
  reserveCharge,
  writeChange,
} from './subscriptions.store.ts';

/** Periods that one run makes up for, after a schedule that stood still: two years. */
const mostPeriods = 24;

/** Reserves the charge of the next period, or ends a plan that has none. What somebody else wrote first stands. */
async function beginNextPeriod(
  state: PlanState,
  current: Subscription,
  settings: SiteSettings,
): Promise<void> {
  const { uid, member } = state;
  // Ended from outside, with an account that is being deleted: no period follows.
  const plan = current.status === 'ended' ? null : await findPaidPlan(nextPlanOf(current));
  if (!plan || !member || (await isBanned(uid))) {
    const over = await writeChange(state, ended(current), {
      mail: mailOfEnd(state, current, uid, settings),
    });
    if (over) logs.planEnded(uid);
    return;
  }
  const at = clock.now();
  const charge = newCharge(
    {
      // Of this try alone: a declined id stays declined at the provider, and the time of a local store may be turned back.
      id: chargeIdOf(uid, at, randomBytes(8).toString('hex')),
      kind: 'renewal',
      plan,
      customer: member,
      netCents: cents(plan.priceCents),
      period: nextPeriodOf(current),
      payment: current.payment,
      at,
    },
    settings,
  );
  await reserveCharge(state, current, charge, null);
}

/**
 * Brings one subscription up to now: charges each period that has begun since the last paid one, exactly once. Safe to run
 * twice at once: a charge is reserved by one, finished by whoever comes, and settled once.
 * @throws RefusalError `payment-unavailable`; the next run goes on from there
 */
export async function renewSubscription(
  uid: string,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<void> {
  for (let step = 0; step < mostPeriods * 2; step++) {
    const state = await readPlanState(uid);
    const current = state.subscription;
    if (!current || current.dueAt === null || current.dueAt > clock.now()) return;
    if (current.openChargeId === null) {
      await beginNextPeriod(state, current, settings);
      continue;
    }
    const { charge } = await readChargeState(uid, current.openChargeId);
    // A call of the person's own is at it, or died on it: finishStuck looks after those.
    if (charge?.kind !== 'renewal') return;
    const { status } = await finishCharge(uid, charge.id, settings, chargeWith(provider));
    if (status === 'pending') return;
  }
}

/**
 * Ends a charge that a process left open when it died. A renewal is charged; for what a person asked for and then did
 * not wait for, the provider says what happened, and makes sure that nothing will any more.
 */
export async function finishStuck(
  uid: string,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<void> {
  const { subscription } = await readPlanState(uid);
  if (!subscription?.openChargeId) return;
  await finishCharge(uid, subscription.openChargeId, settings, (charge) =>
    charge.kind === 'renewal' ? chargeWith(provider)(charge) : provider.closeCharge(charge.id),
  );
}
