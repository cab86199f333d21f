import { RefusalError } from '@tempera/domain/calls/reasons';
import { type PlanStandingOutput, toStanding } from '@tempera/domain/plans/plan-calls';
import { canceled, resumed } from '@tempera/domain/plans/standing';
import type { Subscription } from '@tempera/domain/plans/subscription';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { assertOpen, type CallAuth, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { readSettled } from './finish-charge.ts';
import { loadPlanFacts } from './plan-facts.store.ts';
import { writeChange } from './subscriptions.store.ts';

const attempts = 20;

/** A change of what comes after the paid period, for whoever has a plan; the same call again changes nothing more. */
async function changeWhatFollows(
  auth: CallAuth | null,
  provider: PaymentProvider,
  change: (subscription: Subscription) => Subscription,
): Promise<PlanStandingOutput> {
  const identity = requireIdentity(auth);
  const [caller, facts] = await Promise.all([loadCaller(identity), loadPlanFacts(null)]);
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
  assertOpen({ enabled: facts.maintenance }, caller);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const state = await readSettled(caller.uid, provider, facts.settings);
    const current = state.subscription;
    if (!current || current.status === 'ended') throw new RefusalError('not-subscribed');
    const after = change(current);
    if (after === current || (await writeChange(state, after, {}))) return toStanding(after);
  }
  throw new RefusalError('busy');
}

/**
 * Ends the plan with the period that is paid for; at once where the last period wasn't.
 * @throws RefusalError `sign-in-required`, `restricted`, `maintenance`, `not-subscribed`, `payment-pending`
 */
export const cancelPlan = (auth: CallAuth | null, provider: PaymentProvider): Promise<PlanStandingOutput> =>
  changeWhatFollows(auth, provider, canceled);

/**
 * Undoes a cancellation, or a change that was to come with the next period. A plan that was given goes on with a payment alone.
 * @throws RefusalError as {@link cancelPlan}, and `payment-required`
 */
export const resumePlan = (auth: CallAuth | null, provider: PaymentProvider): Promise<PlanStandingOutput> =>
  changeWhatFollows(auth, provider, (current) => {
    if (current.comp) throw new RefusalError('payment-required');
    return resumed(current);
  });
