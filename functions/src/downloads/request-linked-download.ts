import type { RequestDownloadOutput } from '@tempera/domain/calls/calls';
import { RefusalError } from '@tempera/domain/calls/reasons';
import { entitledSlugs } from '@tempera/domain/orders/linked-order';
import type { Order } from '@tempera/domain/orders/order';
import { loadLinkedOrder } from '../orders/load-linked-order.ts';
import { identify } from '../platform/caller.ts';
import { findArchive, loadWanted } from './downloads.store.ts';
import { giveLink } from './give-link.ts';
import { isHeldBack } from './may-download.ts';

interface Input {
  slug: string;
  version?: string | null | undefined;
  orderLink: string;
}

/** Whether an order has bought this and given it back. */
const wasRefunded = ({ status, lines, withdrawn = [] }: Order, slug: string): boolean =>
  lines.some((line) => line.slug === slug) && (status === 'refunded' || withdrawn.includes(slug));

/**
 * A short-lived signed link to an archive, for whoever holds the link of the order that bought it. It is the buyer's, whose
 * library and standing decide here and again when it is followed.
 * @throws RefusalError those of `loadLinkedOrder`; `order-refunded`, `not-entitled`, `entitlement-suspended`, `product-not-found`, `version-not-found`
 */
export async function requestLinkedDownload(
  { slug, version, orderLink }: Input,
  host: string | null,
  signingKey: string,
): Promise<RequestDownloadOutput> {
  const order = await loadLinkedOrder(orderLink, 'download', signingKey);
  const buyer = identify({ uid: order.uid });
  if (wasRefunded(order, slug)) throw new RefusalError('order-refunded');
  if (!buyer || !entitledSlugs(order).includes(slug)) throw new RefusalError('not-entitled');
  const { offer } = await loadWanted(buyer, slug);
  if (!offer || offer.status === 'draft') throw new RefusalError('product-not-found');
  if (!offer.owned) throw new RefusalError('not-entitled');
  if (isHeldBack(offer)) throw new RefusalError('entitlement-suspended');
  const wanted = version ?? offer.version;
  const archive = wanted === '' ? null : await findArchive(slug, wanted);
  if (!archive) throw new RefusalError('version-not-found');
  return giveLink(order.uid, slug, archive, host, signingKey);
}
