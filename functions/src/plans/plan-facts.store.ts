import { RefusalError } from '@tempera/domain/calls/reasons';
import { type Plan, planSchema } from '@tempera/domain/catalogue/product';
import { standingAt } from '@tempera/domain/people/access';
import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { assertMayOrder } from '../checkout/may-order.ts';
import { db } from '../platform/admin.ts';
import { type Caller, isGuest, toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';

/** What a change of plan is decided on, as stored. */
export interface PlanFacts {
  settings: SiteSettings;
  maintenance: boolean;
  /** Null where the store has no such plan. */
  plan: Plan | null;
}

/** @param planId null where no plan is asked for */
export async function loadPlanFacts(planId: string | null): Promise<PlanFacts> {
  const wanted = [refs.site(), refs.maintenance(), ...(planId === null ? [] : [refs.plan(planId)])];
  const [site, maintenance, found] = await db().getAll(...wanted);
  const parsed = found?.exists ? planSchema.safeParse(found.data()) : null;
  if (parsed && !parsed.success) logs.brokenDocument(`plans/${planId}`);
  return {
    settings: mergeSettings(site?.data()).settings,
    maintenance: maintenance?.data()?.enabled === true,
    plan: parsed?.success && planId !== null ? { ...parsed.data, id: planId } : null,
  };
}

/** What plans are called, by their ids; one that is gone goes by its id. */
export async function planNames(ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const known = [...new Set(ids)].filter((id) => id !== null);
  if (known.length === 0) return new Map();
  const found = await db().getAll(...known.map((id) => refs.plan(id)));
  return new Map(found.map((plan) => [plan.id, String(plan.data()?.name || plan.id)]));
}

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

/**
 * Whether this person may buy a plan now: as for an order, but a plan belongs to an account, so guests sign in first.
 * @throws RefusalError `sign-in-required`, `maintenance` or `email-unverified`
 */
export function assertMayChangePlan(caller: Caller, facts: PlanFacts): void {
  if (isGuest(caller)) throw new RefusalError('sign-in-required');
  assertMayOrder(caller, facts);
}
