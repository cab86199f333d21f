import { randomBytes } from 'node:crypto';
import { cents } from '@tempera/domain/money/money';
import {
  ended,
  nextPeriodOf,
  nextPlanOf,
  type PlanCharge,
  type Subscription,
} from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { checkBuyer } from '../tax/check-buyer.ts';
import { uncounted } from '../tax/count-lookup.ts';
import { finishCharge } from './finish-charge.ts';
import type { Intent } from './pay-charge.ts';
import { chargeIdOf, newCharge } from './plan-charge.ts';
import { findPaidPlan, isBanned } from './plan-facts.store.ts';
import { mailOfEnd, mailOfWaiting } from './plan-mail.ts';
import { priceRenewal } from './price-plan.ts';
import {
  type PlanState,
  readChargeState,
  readPlanState,
  remindOf,
  reserveCharge,
  writeChange,
} from './subscriptions.store.ts';

/** Periods that one run makes up for, after a schedule that stood still: two years. */
const mostPeriods = 24;

/**
 * Reserves the charge of the next period, or ends a plan that has none. What somebody else wrote first stands.
 * @throws RefusalError `tax-unavailable`: the plan stays as it is, and the next run tries again (decision 67)
 */
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
  // Looked up anew: a business may have lost its id since.
  const buyer = await checkBuyer(current.buyer, settings, uncounted);
  const charge = newCharge(
    {
      // Of this try alone: a declined id stays declined at the provider, and the time of a local store may be turned back.
      id: chargeIdOf(uid, at, randomBytes(8).toString('hex')),
      kind: 'renewal',
      plan,
      customer: member,
      buyer,
      addressCountry: current.addressCountry ?? null,
      priced: await priceRenewal({ plan, dueCents: cents(plan.priceCents), buyer }, settings, at),
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
 * @throws RefusalError `payment-unavailable` or `tax-unavailable`; the next run goes on from there
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
    // Who was asked and has not answered by the next try is asked anew by that.
    const intent = charge.awaiting === 'person' ? 'close' : 'pay';
    const finished = await finishCharge(uid, charge.id, intent, provider, settings, { isAway: true });
    if (finished.charge.status === 'pending') return;
  }
}

/** What becomes of a charge that has been open for a while. */
function intentFor({ kind, awaiting, at }: PlanCharge, { member }: PlanState): Intent {
  if (!member && awaiting !== 'bank') return 'close';
  if (awaiting === 'bank' || (awaiting === 'person' && kind === 'renewal')) return 'look';
  if (awaiting === 'person') return at + durations.actionExpires <= clock.now() ? 'expire' : 'look';
  return kind === 'renewal' ? 'pay' : 'close';
}

/**
 * Sees to a charge that is still open: of one that waits, the provider says how it stands; one that a process left open when it
 * died is charged if it is a renewal, and else closed, since nobody waits for it any more.
 */
export async function finishStuck(
  uid: string,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<void> {
  const { subscription } = await readPlanState(uid);
  if (!subscription?.openChargeId) return;
  const { charge, ...state } = await readChargeState(uid, subscription.openChargeId);
  if (!charge) return;
  const intent = intentFor(charge, state);
  const finished = await finishCharge(uid, charge.id, intent, provider, settings, { isAway: true });
  const waits = finished.charge.status === 'pending' && finished.charge.awaiting === 'person';
  // A renewal that waits was asked for by a mail of its own.
  if (waits && charge.kind !== 'renewal') await remindOf(mailOfWaiting(state, charge, settings));
}
