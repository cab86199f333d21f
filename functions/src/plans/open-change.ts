import { RefusalError } from '@tempera/domain/calls/reasons';
import type { PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import { idempotencyId } from '../checkout/orders.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type CallAuth, type Caller, loadCaller, requireIdentity } from '../platform/caller.ts';
import { finishCharge } from './finish-charge.ts';
import { toChangeOutput } from './plan-charge.ts';
import { loadPlanFacts, type PlanFacts } from './plan-facts.store.ts';
import { findChangeOfKey } from './subscriptions.store.ts';

/** What both ways to another plan begin with. */
export interface OpenChange {
  caller: Caller;
  facts: PlanFacts;
  keyId: string;
  /**
   * Takes the step, and again where another call of the person came between, until the key has its result; finished first where
   * an earlier call died.
   * @throws what the step refuses, or RefusalError `busy`
   */
  untilAnswered(step: () => Promise<unknown>): Promise<PlanChangeOutput>;
}

/** Each attempt but the last lost to another call of the same person. */
const attempts = 20;

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
    return toChangeOutput(await finishCharge(caller.uid, known.chargeId, 'pay', provider, facts.settings));
  };
  const untilAnswered = async (step: () => Promise<unknown>) => {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const known = await answerOfKey();
      if (known) return known;
      try {
        await step();
      } catch (error) {
        // What stands in this call's way may be this very call, sent twice.
        const own = await answerOfKey();
        if (own) return own;
        throw error;
      }
    }
    throw new RefusalError('busy');
  };
  return { caller, facts, keyId, untilAnswered };
}
