import { RefusalError } from '@tempera/domain/calls/reasons';
import type { GiveOrderOutput, giveOrderInput } from '@tempera/domain/orders/give-order';
import type { z } from 'zod';
import { idempotencyId } from '../checkout/orders.store.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { findMember, writeGift } from './gifts.store.ts';

type Input = z.output<typeof giveOrderInput>;

/** Each attempt but the first follows an order of the same microsecond. */
const attempts = 5;

/**
 * Gives templates to somebody with an account: an order that cost nothing, in one commit with library, mail, history and audit
 * log (decision 61). The same key always answers with the same order.
 * @throws RefusalError those of `loadManager`; `user-not-found` where nobody has that address, or the account has none or is being
 *   deleted; `person-restricted`; `product-not-found` or `already-owned` with the slug in `field`; `busy`
 */
export async function giveOrder(
  { idempotencyKey, uid, email, slugs, reason }: Input,
  auth: CallAuth | null,
): Promise<GiveOrderOutput> {
  const by = await loadManager(auth);
  const to = uid ?? (await findMember(email ?? ''));
  if (to === null) throw new RefusalError('user-not-found');
  const keyId = idempotencyId(by.byId, idempotencyKey);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const orderId = await writeGift({ to, slugs, reason, by, keyId });
    if (orderId !== null) return { orderId };
  }
  throw new RefusalError('busy');
}
