import { RefusalError } from '@tempera/domain/calls/reasons';
import type { PlanStandingOutput } from '@tempera/domain/plans/plan-calls';
import { canceled, changedNext, isPaying, resumed } from '@tempera/domain/plans/standing';
import type { Subscription } from '@tempera/domain/plans/subscription';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { managePlan, type PlanOrder, requireLive, type Standing } from './manage-plan.ts';

/** What was given is given anew, not changed. @throws RefusalError `not-subscribed` */
function requirePaying(standing: Standing): Subscription {
  const current = requireLive(standing);
  if (!isPaying(current)) throw new RefusalError('not-subscribed');
  return current;
}

/**
 * Another plan for somebody from their next period on, dearer or cheaper: no admin charges a card. To the free one it is a cancellation.
 * @throws RefusalError `plan-not-found`, `not-subscribed`, and those of {@link managePlan}
 */
export const switchPlan = (
  order: PlanOrder & { planId: string },
  provider: PaymentProvider,
): Promise<PlanStandingOutput> =>
  managePlan(order, 'subscription.changed', provider, order.planId, (standing) => {
    const current = requirePaying(standing);
    if (!standing.plan) throw new RefusalError('plan-not-found');
    return { after: changedNext(current, standing.plan) };
  });

/** Ends somebody's plan with the period that is paid for. @throws RefusalError as {@link switchPlan} */
export const cancelFor = (order: PlanOrder, provider: PaymentProvider): Promise<PlanStandingOutput> =>
  managePlan(order, 'subscription.canceled', provider, null, (standing) => ({
    after: canceled(requirePaying(standing)),
  }));

/** Undoes a cancellation, or a change that was to come. @throws RefusalError as {@link switchPlan} */
export const resumeFor = (order: PlanOrder, provider: PaymentProvider): Promise<PlanStandingOutput> =>
  managePlan(order, 'subscription.resumed', provider, null, (standing) => ({
    after: resumed(requirePaying(standing)),
  }));
