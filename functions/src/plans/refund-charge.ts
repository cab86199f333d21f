import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import {
  type RefundChargeOutput,
  type refundChargeInput,
  refusalOfChargeRefund,
} from '@tempera/domain/plans/refund-charge';
import type { z } from 'zod';
import { needApprovalOfRefund } from '../approvals/need-approval.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { beginRefund } from '../orders/refunds.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadProvenManager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { readChargeRefund } from './charge-refunds.store.ts';
import { finishChargeRefund } from './finish-charge-refund.ts';

type Input = z.output<typeof refundChargeInput>;

/** Each attempt but the last follows a refund of the same charge that was quicker. */
const attempts = 60;

const idOf = ({ chargeId, idempotencyKey }: Input) =>
  createHash('sha256').update(`${chargeId}:${idempotencyKey}`).digest('hex').slice(0, 32);

/**
 * Refunds a charge of somebody's plan, in full or in part, in the three steps of an order's refund (decision 24). The plan goes on: to end
 * it is another act.
 * @throws RefusalError those of `loadProvenManager`; `charge-not-found`, `not-refundable`, `refund-too-much`, `refund-refused`,
 *   `refund-pending` while a bank takes its time with another, `approval-needed` above the owner's amount, `payment-unavailable`, `busy`
 */
export async function refundCharge(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<RefundChargeOutput> {
  const by = await loadProvenManager(auth);
  const settings = await loadSettings();
  const { uid, chargeId, amountCents, reason } = input;
  const refundId = idOf(input);
  const place = { uid, chargeId, refundId };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { charge, refund } = await readChargeRefund(place);
    if (!charge) throw new RefusalError('charge-not-found');
    if (refund?.status === 'refused' || refund?.status === 'failed') throw new RefusalError('refund-refused');
    if (refund?.status === 'done' || refund?.status === 'pending') {
      return { refundId, refund: refund.status, refundedCents: charge.refundedCents ?? 0 };
    }
    const open = refund ? refundId : charge.openRefund?.id;
    if (open) {
      const stands = await finishChargeRefund({ ...place, refundId: open }, provider, settings);
      if (stands === 'pending' && open !== refundId) throw new RefusalError('refund-pending');
      continue;
    }
    const refusal = refusalOfChargeRefund(charge, amountCents);
    if (refusal) throw new RefusalError(refusal);
    await needApprovalOfRefund(by, {
      act: { kind: 'charge-refund', input },
      refundedCents: charge.refundedCents ?? 0,
      of: `a plan, charge ${chargeId}`,
      currency: charge.currency,
    });
    const paid = { ref: refs.planCharge(uid, chargeId), updateTime: charge.updateTime };
    await beginRefund(paid, refundId, { amountCents, slugs: [], reason }, by, clock.now());
  }
  throw new RefusalError('busy');
}
