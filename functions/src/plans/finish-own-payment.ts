import { RefusalError } from '@tempera/domain/calls/reasons';
import type { finishPlanPaymentInput, PlanChangeOutput } from '@tempera/domain/plans/plan-calls';
import type { z } from 'zod';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { type CallAuth, loadCaller, requireIdentity } from '../platform/caller.ts';
import { finishCharge } from './finish-charge.ts';
import { toChangeOutput } from './plan-charge.ts';
import { readChargeState } from './subscriptions.store.ts';

/**
 * How a charge stands whose person is back from their bank, or wants to confirm it now.
 * @throws RefusalError `sign-in-required`, `restricted`, `charge-not-found` for one that is not theirs, `payment-unavailable`
 */
export async function finishOwnPayment(
  { chargeId, confirm }: z.output<typeof finishPlanPaymentInput>,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<PlanChangeOutput> {
  const { uid } = await loadCaller(requireIdentity(auth));
  const [{ charge }, settings] = await Promise.all([readChargeState(uid, chargeId), loadSettings()]);
  if (!charge) throw new RefusalError('charge-not-found');
  return toChangeOutput(await finishCharge(uid, chargeId, confirm ? 'confirm' : 'look', provider, settings));
}
