import { RefusalError } from '@tempera/domain/calls/reasons';
import type {
  DeclineRefundOutput,
  RequestRefundOutput,
  requestRefundInput,
} from '@tempera/domain/orders/order-calls';
import type { z } from 'zod';
import { loadSettings } from '../checkout/checkout-facts.store.ts';
import { type CallAuth, isGuest, loadCaller, requireIdentity } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadManager } from '../platform/manager.ts';
import { closeRefundRequest, writeRefundRequest } from './refund-request.store.ts';

/**
 * A buyer asks for their money back: the order says so to the store, and a ticket of theirs is where it answers.
 * @throws RefusalError those of `loadCaller`; `sign-in-required` to guests, who have no tickets; `order-not-found`, also when
 *   it is somebody else's; `not-refundable`, `refund-too-late`
 */
export async function requestRefund(
  { orderId, reason }: z.output<typeof requestRefundInput>,
  auth: CallAuth | null,
): Promise<RequestRefundOutput> {
  const buyer = await loadCaller(requireIdentity(auth));
  if (isGuest(buyer)) throw new RefusalError('sign-in-required');
  const { promises } = await loadSettings();
  const { refundDays } = promises;
  return { ticketId: await writeRefundRequest({ buyer, orderId, reason, now: clock.now(), refundDays }) };
}

/**
 * A manager closes such a request without a refund; why, they say in its ticket. The same again changes nothing.
 * @throws RefusalError those of `loadManager`; `order-not-found`, `order-status` where nobody has asked
 */
export async function declineRefund(
  { orderId }: { orderId: string },
  auth: CallAuth | null,
): Promise<DeclineRefundOutput> {
  await closeRefundRequest(orderId, await loadManager(auth));
  return { status: 'declined' };
}
