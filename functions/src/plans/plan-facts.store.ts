import { type Plan, planSchema } from '@tempera/domain/catalogue/product';
import { mergeSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { db } from '../platform/admin.ts';
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
