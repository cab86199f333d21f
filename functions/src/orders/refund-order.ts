import { createHash } from 'node:crypto';
import { RefusalError } from '@tempera/domain/calls/reasons';
import type { RefundOrderOutput, refundOrderInput } from '@tempera/domain/orders/order-calls';
import { isWhole } from '@tempera/domain/orders/read-order';
import { refundRight, refusalOfRefund } from '@tempera/domain/orders/refund';
import { may } from '@tempera/domain/people/roles';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { z } from 'zod';
import { needApprovalOfRefund } from '../approvals/need-approval.ts';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import type { StoredOrder } from '../checkout/orders.store.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadProvenManager, type Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { finishRefund } from './finish-refund.ts';
import { beginRefund, readRefund } from './refunds.store.ts';

type Input = z.output<typeof refundOrderInput>;

/** Each attempt but the last follows a refund of the same order that was quicker. */
const attempts = 60;

const idOf = ({ orderId, idempotencyKey }: Input) =>
  createHash('sha256').update(`${orderId}:${idempotencyKey}`).digest('hex').slice(0, 32);

function assertRefundable(
  order: StoredOrder,
  { amountCents, slugs, goodwill }: Input,
  { byRole }: Manager,
  { promises }: SiteSettings,
): void {
  // The days bind the store, not its generosity.
  const refundDays = goodwill && may(byRole, 'manageStore') ? Number.POSITIVE_INFINITY : promises.refundDays;
  const reason = isWhole(order)
    ? refusalOfRefund(order, amountCents, clock.now(), refundDays)
    : 'not-refundable';
  if (reason) throw new RefusalError(reason);
  const foreign = slugs.some((slug) => !order.lines.some((line) => line.slug === slug));
  if (foreign) throw new RefusalError('invalid-input', { field: 'slugs' });
}

/**
 * Refunds an order, in full or in part (decision 24): a refund is written down, the provider makes it, then one commit
 * books it. The same key is the same refund; one that an earlier call left unfinished is finished first.
 * @throws RefusalError those of `loadProvenManager`, for the right that the settings ask for; `order-not-found`, `not-refundable`, `refund-too-late`, `refund-too-much`,
 *   `invalid-input` for lines that are none of the order's, `refund-refused`, `refund-pending` while a
 *   bank takes its time with another, `approval-needed` above the owner's amount, `payment-unavailable`, `busy`
 */
export async function refundOrder(
  input: Input,
  auth: CallAuth | null,
  provider: PaymentProvider,
): Promise<RefundOrderOutput> {
  const settings = await loadSettings();
  const by: Manager = await loadProvenManager(auth, refundRight(settings));
  const { orderId, amountCents, slugs, reason, freesCoupon } = input;
  const refundId = idOf(input);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const { order, refund } = await readRefund(orderId, refundId);
    if (refund?.status === 'refused' || refund?.status === 'failed') throw new RefusalError('refund-refused');
    if (refund?.status === 'done' || refund?.status === 'pending') {
      const { status, paymentStatus, refundedCents = 0 } = order;
      return { refundId, refund: refund.status, status, paymentStatus, refundedCents };
    }
    const open = refund ? refundId : order.openRefund?.id;
    if (open) {
      const stands = await finishRefund(orderId, open, provider, settings);
      if (stands === 'pending' && open !== refundId) throw new RefusalError('refund-pending');
      continue;
    }
    assertRefundable(order, input, by, settings);
    await needApprovalOfRefund(by, {
      act: { kind: 'refund', input },
      refundedCents: order.refundedCents ?? 0,
      of: `order ${orderId}`,
      currency: order.currency,
    });
    const paid = { ref: refs.order(order.id), updateTime: order.updateTime };
    await beginRefund(paid, refundId, { amountCents, slugs, reason, freesCoupon }, by, clock.now());
  }
  throw new RefusalError('busy');
}
