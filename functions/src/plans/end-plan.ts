import type { PlanStandingOutput } from '@tempera/domain/plans/plan-calls';
import { ended } from '@tempera/domain/plans/subscription';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { clock } from '../platform/clock.ts';
import { managePlan, type PlanOrder, requireLive } from './manage-plan.ts';
import { mailOfEnd } from './plan-mail.ts';

/**
 * Ends a plan at once, whether it was given or is paid for; what was paid is refunded by itself.
 * @throws RefusalError `not-subscribed`, and those of {@link managePlan}
 */
export const endPlan = (order: PlanOrder, provider: PaymentProvider): Promise<PlanStandingOutput> =>
  managePlan(order, 'subscription.ended', provider, null, (standing) => {
    const now = clock.now();
    const after = { ...ended(requireLive(standing)), periodEnd: now };
    return { after, mail: mailOfEnd(standing.state, after, order.uid, standing.settings) };
  });
