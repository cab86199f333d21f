import { isBillable } from '@tempera/domain/money/invoice';
import {
  entitledSlugs,
  type LinkedOwner,
  type OpenOrderOutput,
  toLinkedOrder,
} from '@tempera/domain/orders/linked-order';
import type { Order } from '@tempera/domain/orders/order';
import { loadWanted } from '../downloads/downloads.store.ts';
import { isHeldBack } from '../downloads/may-download.ts';
import { type CallAuth, type Identity, identify, isGuest } from '../platform/caller.ts';
import { loadLinkedOrder } from './load-linked-order.ts';

function ownerOf(order: Order, looking: Identity | null): LinkedOwner {
  if (looking && !isGuest(looking) && looking.uid === order.uid) return 'you';
  return order.guest ? 'guest' : 'account';
}

/** What of an order its link downloads now: what it bought, is still owned, and has a version. */
async function downloadableOf(order: Order): Promise<string[]> {
  const buyer = identify({ uid: order.uid });
  if (!buyer) return [];
  const found = entitledSlugs(order).map(async (slug) => {
    const { offer } = await loadWanted(buyer, slug);
    const ready = offer?.owned && !isHeldBack(offer) && offer.status !== 'draft' && offer.version !== '';
    return ready ? [slug] : [];
  });
  return (await Promise.all(found)).flat();
}

/**
 * An order by the signed link of its mail, for whoever holds it, in any browser and without an account.
 * @throws RefusalError those of `loadLinkedOrder`
 */
export async function openOrder(
  { link }: { link: string },
  auth: CallAuth | null,
  secret: string,
): Promise<OpenOrderOutput> {
  const order = await loadLinkedOrder(link, 'open', secret);
  return {
    order: toLinkedOrder(order),
    downloadable: await downloadableOf(order),
    invoice: isBillable(order),
    owner: ownerOf(order, identify(auth)),
  };
}
