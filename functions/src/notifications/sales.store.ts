import { isRestricted } from '@tempera/domain/people/access';
import { may, permissions } from '@tempera/domain/people/roles';
import { type DocumentData, db } from '../platform/admin.ts';
import { toAccess } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';
import { describeSale, isSale, type SalesTold } from './sale-news.ts';

export function toSalesTold(data: DocumentData | undefined): SalesTold {
  const { sold = 0, fresh = 0, orderId = '', text = '' } = data ?? {};
  return { sold, fresh, orderId, text };
}

/**
 * Notes these orders, as far as they are sales and new: each has a marker, written in one commit with the count.
 * @returns whether any of them is counted now, by this call or before
 */
export async function noteSales(orderIds: readonly string[]): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const [counter, ...found] = await transaction.getAll(
      refs.salesTold(),
      ...orderIds.flatMap((id) => [refs.saleMarker(id), refs.order(id)]),
    );
    const fresh = orderIds.flatMap((id, index) => {
      const [marker, order] = [found[index * 2], found[index * 2 + 1]?.data()];
      return !marker?.exists && isSale(order) ? [{ id, order }] : [];
    });
    const last = fresh.at(-1);
    if (!last) return orderIds.some((_id, index) => found[index * 2]?.exists);
    const { sold } = toSalesTold(counter?.data());
    transaction.set(refs.salesTold(), {
      sold: sold + fresh.length,
      fresh: fresh.length,
      orderId: last.id,
      text: describeSale(last.order),
    } satisfies SalesTold);
    for (const { id } of fresh) transaction.create(refs.saleMarker(id), { at: serverTime() });
    return true;
  });
}

/** More than a store has; it bounds what a round costs. */
const mostManagers = 50;

/** Those who manage the store now. The list goes by a copy of their role, so their records decide. */
export async function loadManagers(): Promise<string[]> {
  const users = refs
    .users()
    .where('registered', '==', true)
    .where('role', 'in', [...permissions.manageStore])
    .limit(mostManagers);
  const uids = (await users.select().get()).docs.map(({ id }) => id);
  if (uids.length === 0) return [];
  const records = await db().getAll(...uids.map((uid) => refs.access(uid)));
  return uids.filter((_uid, index) => {
    const access = toAccess(records[index]?.data());
    return may(access.role, 'manageStore') && !isRestricted(access, clock.now());
  });
}
