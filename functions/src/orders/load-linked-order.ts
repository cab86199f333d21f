import { RefusalError } from '@tempera/domain/calls/reasons';
import { linkVersionOf } from '@tempera/domain/orders/linked-order';
import { isWhole } from '@tempera/domain/orders/read-order';
import { isRestricted } from '@tempera/domain/people/access';
import { confirmAddress } from '../checkout/order-address.store.ts';
import { readOrder, type StoredOrder } from '../checkout/orders.store.ts';
import { db } from '../platform/admin.ts';
import { assertOpen, toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { countersOf, countTry, noSender } from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { readOrderLink } from './order-link.ts';

/** The limit of what is asked for. */
const limitOf = {
  open: 'linkOpened',
  download: 'linkDownloads',
  invoice: 'linkInvoices',
  payment: 'linkPayments',
} as const;

async function find(link: string, secret: string): Promise<{ order: StoredOrder; isMailed: boolean }> {
  const { o, n, m } = readOrderLink(link, secret);
  const order = await readOrder(o).catch((error: unknown) => {
    if (error instanceof RefusalError) throw new RefusalError('order-link-invalid');
    throw error;
  });
  if (linkVersionOf(order) !== n || !isWhole(order)) throw new RefusalError('order-link-invalid');
  return { order, isMailed: m === 1 };
}

/**
 * The order that a link opens. The link stands for the buyer, so it opens nothing that the buyer could not have now: their
 * standing and the store's being open are looked up, and an account that is being deleted has no order any more. A link that was mailed
 * confirms the order's address.
 * @throws RefusalError `order-link-invalid`, `restricted`, `maintenance`, `too-many-attempts`
 */
export async function loadLinkedOrder(
  link: string,
  wanted: keyof typeof limitOf,
  secret: string,
): Promise<StoredOrder> {
  const { order, isMailed } = await find(link, secret);
  const [access, deletion, maintenance] = await db().getAll(
    refs.access(order.uid),
    refs.deletion(order.uid),
    refs.maintenance(),
  );
  if (deletion?.exists) throw new RefusalError('order-link-invalid');
  if (isRestricted(toAccess(access?.data()), clock.now())) throw new RefusalError('restricted');
  assertOpen({ enabled: maintenance?.data()?.enabled === true }, { role: 'customer' });
  await countTry(countersOf(limitOf[wanted], noSender, order.id));
  return isMailed ? confirmAddress(order) : order;
}
