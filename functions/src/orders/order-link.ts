import { RefusalError } from '@tempera/domain/calls/reasons';
import { linkVersionOf } from '@tempera/domain/orders/linked-order';
import { type Order, orderIdSchema } from '@tempera/domain/orders/order';
import { z } from 'zod';
import { keyFor, readClaim, signClaim } from '../platform/signed-text.ts';

/**
 * What the link to an order stands for: the order, and the version of its links that are good; `m` where it went out by mail to
 * the order's address, so that whoever has it reads what comes there.
 */
const claimSchema = z.strictObject({
  o: orderIdSchema,
  n: z.number().int().min(1),
  m: z.literal(1).optional(),
});
type OrderLinkClaim = z.infer<typeof claimSchema>;

/** Made of the secret of download links, so that neither kind of link ever passes for the other. */
const orderKey = (secret: string) => keyFor('tempera order link', secret);

/** The link that opens an order for as long as it lives; null when no link to it is good any more. */
export function signOrderLink(
  order: Pick<Order, 'id' | 'linkVersion'>,
  secret: string,
  isMailed = false,
): string | null {
  const version = linkVersionOf(order);
  if (version === null) return null;
  const claim: OrderLinkClaim = { o: order.id, n: version, ...(isMailed && { m: 1 }) };
  return signClaim(claim, orderKey(secret));
}

/** @throws RefusalError `order-link-invalid` for whatever this store has not signed */
export function readOrderLink(link: string, secret: string): OrderLinkClaim {
  const claim = claimSchema.safeParse(readClaim(link, orderKey(secret)));
  if (!claim.success) throw new RefusalError('order-link-invalid');
  return claim.data;
}
