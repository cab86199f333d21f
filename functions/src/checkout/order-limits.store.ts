import { triesWithin, waitFor } from '@tempera/domain/limits/tries';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import {
  assertNoWait,
  assertRoom,
  type Counted,
  countersOf,
  hasRoom,
  readCounters,
  type Sender,
} from '../platform/limiter.ts';
import { refs } from '../platform/refs.ts';
import { confirmationsTo } from './order-address.store.ts';

/** Where a new order is counted, and whether it is delivered without a mail. */
export interface OrderPlace {
  counted: readonly Counted[];
  isQuiet: boolean;
}

/** What became of the orders that a counter has: those that ended without a payment, and with them those still under way. */
async function lookUp(counted: Counted): Promise<{ ended: Counted; unpaid: Counted }> {
  const ids = Object.keys(counted.tries);
  const found = await db().getAll(...ids.map((id) => refs.order(id)), { fieldMask: ['status'] });
  const statuses = new Map(found.map((order): [string, unknown] => [order.id, order.data()?.status]));
  const only = (wanted: readonly unknown[]): Counted => ({
    ...counted,
    tries: Object.fromEntries(
      Object.entries(counted.tries).filter(([id]) => wanted.includes(statuses.get(id))),
    ),
  });
  return { ended: only(['failed']), unpaid: only(['failed', 'pending']) };
}

/**
 * A counter without the orders that were paid for, looked up once there are so many that they might be in the way: so a success writes
 * nothing.
 * @throws RefusalError `too-many-attempts` where as many as the count ended unpaid, or twice as many are not paid yet
 */
async function withoutPaid(counted: Counted): Promise<Counted> {
  const now = clock.now();
  if (Object.keys(triesWithin(counted.tries, counted, now)).length < counted.count) return counted;
  const { ended, unpaid } = await lookUp(counted);
  const atOnce = { ...counted, count: counted.count * 2 };
  assertNoWait([waitFor(ended.tries, counted, now), waitFor(unpaid.tries, atOnce, now)]);
  return unpaid;
}

/**
 * What counts the orders of a sender that are to be paid. A guest is counted as a person too, whatever their network: of two of their orders
 * at the same moment the later one must clash (`assertNotBought`).
 */
export const readUnpaid = (sender: Sender, uid: string): Promise<Counted[]> =>
  readCounters(countersOf('unpaidOrders', { ...sender, uid }));

/**
 * The place of an order that is to be paid: counted in the commit that places it, before a card is tried, so that a rush of stolen
 * cards ends where they one after the other would.
 * @param counted as `readUnpaid` has read them
 * @throws RefusalError `too-many-attempts`
 */
export async function placeOfPaid(counted: readonly Counted[]): Promise<OrderPlace> {
  return { counted: await Promise.all(counted.map(withoutPaid)), isQuiet: false };
}

/**
 * The place of a free order. No mail goes out for what the person has already; nor a second one of a day to an address that its buyer
 * has not confirmed.
 * @throws RefusalError `too-many-attempts`
 */
export async function placeOfFree(
  sender: Sender,
  { email, emailConfirmed, isOwned }: { email: string; emailConfirmed: boolean; isOwned: boolean },
): Promise<OrderPlace> {
  const named = emailConfirmed || isOwned ? [] : confirmationsTo(email);
  const own = countersOf('freeOrders', sender);
  const counted = await readCounters([...own, ...named]);
  const free = counted.slice(0, own.length);
  const mails = counted.slice(own.length);
  assertRoom(free);
  return hasRoom(mails) ? { counted, isQuiet: isOwned } : { counted: free, isQuiet: true };
}
