import type { Plan } from '@tempera/domain/catalogue/product';
import { standingAt } from '@tempera/domain/people/access';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { loadPlanFacts } from './plan-facts.store.ts';

/** A plan that can be paid for, or null. */
export async function findPaidPlan(planId: string | null): Promise<Plan | null> {
  const plan = planId === null ? null : (await loadPlanFacts(planId)).plan;
  return plan && plan.priceCents > 0 ? plan : null;
}

/** Whether somebody is banned for good: they can't use what a renewal would charge them for. */
export async function isBanned(uid: string): Promise<boolean> {
  const access = toAccess((await refs.access(uid).get()).data());
  return access.permanent && standingAt(access, clock.now()) === 'banned';
}
