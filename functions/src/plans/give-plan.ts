import { RefusalError } from '@tempera/domain/calls/reasons';
import { isRestricted } from '@tempera/domain/people/access';
import { starterPlan } from '@tempera/domain/plans/plan';
import type { PlanStandingOutput } from '@tempera/domain/plans/plan-calls';
import { given, givenDays, isPaying } from '@tempera/domain/plans/standing';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { managePlan, type PlanOrder } from './manage-plan.ts';
import { mailOfGift } from './plan-mail.ts';

const dayMs = 86_400_000;

/** @throws RefusalError `user-not-found`, `person-restricted` */
async function assertMayReceive(uid: string): Promise<void> {
  const [user, access, deletion] = await db().getAll(refs.user(uid), refs.access(uid), refs.deletion(uid));
  if (!user?.exists || deletion?.exists) throw new RefusalError('user-not-found');
  if (isRestricted(toAccess(access?.data()), clock.now())) throw new RefusalError('person-restricted');
}

/**
 * Gives somebody a plan until a day (milliseconds), for nothing. Another that was given before goes; one that they pay for
 * stays theirs to end.
 * @throws RefusalError `user-not-found`, `person-restricted`, `plan-not-found`, `subscribed-already`, `invalid-input` for a
 *   day that is past or too far, and those of {@link managePlan}
 */
export async function givePlan(
  order: PlanOrder & { planId: string; until: number },
  provider: PaymentProvider,
): Promise<PlanStandingOutput> {
  const { uid, planId, until } = order;
  await assertMayReceive(uid);
  return managePlan(order, 'subscription.given', provider, planId, ({ state, settings, plan }) => {
    const now = clock.now();
    if (!plan || plan.id === starterPlan) throw new RefusalError('plan-not-found');
    if (isPaying(state.subscription)) throw new RefusalError('subscribed-already');
    const fits = until > now && until <= now + givenDays.most * dayMs;
    if (!fits) throw new RefusalError('invalid-input', { field: 'until' });
    const after = given(plan, settings.currency, now, until);
    return { after, mail: mailOfGift(state, plan.name, after, settings) };
  });
}
