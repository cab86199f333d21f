import { RefusalError } from '@tempera/domain/calls/reasons';
import { isBillableCharge } from '@tempera/domain/money/invoice';
import { starterPlan } from '@tempera/domain/plans/plan';
import {
  afterDeclined,
  afterPaid,
  type PlanCharge,
  type Subscription,
} from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { Charge, PaymentProvider } from '../checkout/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { mailAfter } from './plan-mail.ts';
import { type PlanState, readChargeState, readPlanState, settleCharge } from './subscriptions.store.ts';

/** Rounds after which somebody else has long finished what this one is at. */
const attempts = 10;

/** What a charge's outcome makes of the subscription; null: it goes as it came, with the first charge. */
function afterOutcome(subscription: Subscription, charge: PlanCharge, paid: boolean): Subscription | null {
  if (paid) return afterPaid(subscription, charge);
  return subscription.planId === starterPlan ? null : afterDeclined(subscription, charge, clock.now());
}

/**
 * The second and third step of a payment for a plan: asks the provider, then settles in one batch. Safe to run any number
 * of times and at once: the provider charges an id once, and the charge is settled once.
 * @param ask charges or, for a charge that nobody waits for any more, closes it
 * @throws RefusalError `payment-unavailable`; the charge stays open for the next call or the schedule
 */
export async function finishCharge(
  uid: string,
  chargeId: string,
  settings: SiteSettings,
  ask: (charge: PlanCharge) => Promise<Charge>,
): Promise<PlanCharge> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { charge, ...state } = await readChargeState(uid, chargeId);
    if (charge && charge.status !== 'pending') return charge;
    // Gone with the account that it belonged to.
    if (!charge || !state.subscription) throw new RefusalError('not-subscribed');
    const { outcome, reference } = await ask(charge);
    if (outcome === 'pending') return charge;
    const result = { status: outcome === 'paid' ? 'paid' : 'failed', reference } as const;
    const finished: PlanCharge = { ...charge, ...result };
    if (isBillableCharge(finished)) finished.invoiceDue = true;
    const after = afterOutcome(state.subscription, finished, outcome === 'paid');
    const mail = mailAfter(state, finished, after, settings);
    if (await settleCharge(state, charge, finished, after, mail)) {
      logs.planCharged(chargeId, result.status);
      return finished;
    }
  }
  throw new RefusalError('busy');
}

/** Charges the card that the plan is paid with. */
export function chargeWith(provider: PaymentProvider) {
  return ({ id: orderId, amountCents, currency, payment }: PlanCharge): Promise<Charge> =>
    provider.charge({ orderId, amountCents, currency, token: payment.reference });
}

/**
 * How a person stands once no payment is under way: an open one is finished first.
 * @throws RefusalError `payment-pending` while the provider has yet to decide
 */
export async function readSettled(
  uid: string,
  provider: PaymentProvider,
  settings: SiteSettings,
): Promise<PlanState> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const state = await readPlanState(uid);
    const open = state.subscription?.openChargeId ?? null;
    if (open === null) return state;
    const { status } = await finishCharge(uid, open, settings, chargeWith(provider));
    if (status === 'pending') throw new RefusalError('payment-pending');
  }
  throw new RefusalError('busy');
}
