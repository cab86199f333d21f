import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Plan } from '@tempera/domain/catalogue/product';
import type { AuditAction } from '@tempera/domain/operations/audit';
import { type PlanStandingOutput, toStanding } from '@tempera/domain/plans/plan-calls';
import { isLive, type Subscription } from '@tempera/domain/plans/subscription';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { readSettled } from './finish-charge.ts';
import { loadPlanFacts, planNames } from './plan-facts.store.ts';
import type { PlanMail } from './plan-mail.ts';
import { type PlanState, readPlanState, writeChange } from './subscriptions.store.ts';

/** What an admin does to somebody's plan, and why. `keyId` is the document of the call's key: the same key is the same act. */
export interface PlanOrder {
  uid: string;
  reason: string;
  by: Manager;
  keyId: string;
}

/** How somebody stands, and what an act is decided on. */
export interface Standing {
  state: PlanState;
  settings: SiteSettings;
  /** Null where the act names none, or the store has none of that name. */
  plan: Plan | null;
}

/** What an act makes of a subscription, and what its person is told. */
export interface PlanAct {
  after: Subscription;
  mail?: PlanMail | null;
}

/** What the audit log says: the plan that it was, and the one that it is or is to be, by their names. */
async function entryOf(action: AuditAction, by: Manager, why: string, state: PlanState, after: Subscription) {
  const planOf = (one: Subscription | null) => (one && isLive(one) ? one.planId : null);
  const to = after.comp ? after.planId : (after.nextPlanId ?? planOf(after));
  const from = planOf(state.subscription);
  const names = await planNames([from, to]);
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return {
    action,
    ...by,
    targetId: state.uid,
    targetName: state.member?.name || state.member?.email || state.uid,
    details: { from: nameOf(from), to: nameOf(to), why, ...(after.comp && { until: after.periodEnd }) },
    at: serverTime(),
  };
}

/** Each attempt but the last lost to another change of the same plan. */
const attempts = 20;

/**
 * Does something to a plan on an admin's word, which stands in the audit log by the same commit. What is being charged is finished
 * first.
 * @throws RefusalError what the act refuses, `payment-pending`, `payment-unavailable`, `busy`
 */
export async function managePlan(
  { uid, reason, by, keyId }: PlanOrder,
  action: AuditAction,
  provider: PaymentProvider,
  planId: string | null,
  act: (standing: Standing) => PlanAct | Promise<PlanAct>,
): Promise<PlanStandingOutput> {
  const { settings, plan } = await loadPlanFacts(planId);
  const auditId = `subscription-${keyId}`;
  for (let attempt = 0; attempt < attempts; attempt++) {
    if ((await refs.auditEntry(auditId).get()).exists) {
      const { subscription } = await readPlanState(uid);
      if (subscription) return toStanding(subscription);
    }
    const state = await readSettled(uid, provider, settings, undefined, true);
    const { after, mail = null } = await act({ state, settings, plan });
    const entry = await entryOf(action, by, reason, state, after);
    if (await writeChange(state, after, { mail, audit: { id: auditId, entry } })) return toStanding(after);
  }
  throw new RefusalError('busy');
}

/** The plan that runs. @throws RefusalError `not-subscribed` */
export function requireLive({ state: { subscription } }: Standing): Subscription {
  if (!subscription || !isLive(subscription)) throw new RefusalError('not-subscribed');
  return subscription;
}
