import { RefusalError } from '@tempera/domain/calls/reasons';
import type { manageSubscriptionInput } from '@tempera/domain/plans/manage-subscription';
import type { PlanStandingOutput } from '@tempera/domain/plans/plan-calls';
import type { z } from 'zod';
import { idempotencyId } from '../checkout/orders.store.ts';
import { findMember } from '../orders/gifts.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { endPlan } from './end-plan.ts';
import { givePlan } from './give-plan.ts';
import { cancelFor, resumeFor, switchPlan } from './switch-plan.ts';

/**
 * What an admin does to somebody's plan, for a reason that stands in the audit log. The same key is the same act.
 * @throws RefusalError those of `loadManager`; `user-not-found` where nobody has that address; those of the act
 */
export async function manageSubscription(
  input: z.output<typeof manageSubscriptionInput>,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<PlanStandingOutput> {
  const by = await loadManager(auth);
  const { reason, idempotencyKey } = input;
  const keyId = idempotencyId(by.byId, idempotencyKey);
  if (input.action === 'give') {
    const uid = input.uid ?? (await findMember(input.email ?? ''));
    if (uid === null) throw new RefusalError('user-not-found');
    const { planId, until } = input;
    return givePlan({ uid, reason, by, keyId, planId, until }, provider);
  }
  const order = { uid: input.uid, reason, by, keyId };
  switch (input.action) {
    case 'change':
      return switchPlan({ ...order, planId: input.planId }, provider);
    case 'cancel':
      return cancelFor(order, provider);
    case 'resume':
      return resumeFor(order, provider);
    case 'end':
      return endPlan(order, provider);
  }
}
