import type { PlanChangeOutput } from '@tempera/domain/plan-calls';
import { idempotencyId } from '../checkout/orders.store.ts';
import type { PaymentProvider } from '../checkout/payment-provider.ts';
import { type CallAuth, type Caller, loadCaller, requireIdentity } from '../platform/caller.ts';
import { chargeWith, finishCharge } from './finish-charge.ts';
import { toChangeOutput } from './plan-charge.ts';
import { loadPlanFacts, type PlanFacts } from './plan-facts.store.ts';
import { findChangeOfKey } from './subscriptions.store.ts';

/** What both ways to another plan begin with. */
export interface OpenChange {
  caller: Caller;
  facts: PlanFacts;
  keyId: string;
  /** The answer that this key has had already, finished where an earlier call died; null for a new key. */
  answerOfKey(): Promise<PlanChangeOutput | null>;
}

/** @throws RefusalError `sign-in-required` or `restricted` */
export async function openChange(
  input: { planId: string; idempotencyKey: string },
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<OpenChange> {
  const identity = requireIdentity(auth);
  const keyId = idempotencyId(identity.uid, `plan:${input.idempotencyKey}`);
  const [caller, facts] = await Promise.all([loadCaller(identity), loadPlanFacts(input.planId)]);
  const answerOfKey = async () => {
    const known = await findChangeOfKey(keyId);
    if (known === null) return null;
    if ('answer' in known) return known.answer;
    const { chargeId } = known;
    return toChangeOutput(await finishCharge(caller.uid, chargeId, facts.settings, chargeWith(provider)));
  };
  return { caller, facts, keyId, answerOfKey };
}
