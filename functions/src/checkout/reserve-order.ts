import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { newOrderId, type Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import type { WriteBatch } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isClash } from '../platform/firestore-errors.ts';
import { addTry } from '../platform/limiter.ts';
import { chooseSlot } from './choose-slot.ts';
import { type CouponCustomer, chooseUses } from './coupon-use.store.ts';
import type { OrderPlace } from './order-limits.store.ts';
import { createOrder, findOrderOfKey, readOrder, type StoredOrder } from './orders.store.ts';

/** Each attempt but the last follows a clash that somebody else won, so a rush ends long before this. */
const attempts = 120;

/** The slot and the customer's use of a coupon that an order tries to take; at the first try a use that was free a moment ago. */
async function chooseUse(
  coupon: Coupon,
  { customer, uses, taken }: Pick<Reservation, 'customer' | 'uses' | 'taken'>,
  orderId: string,
  clashes: number,
): Promise<Pick<Order, 'couponSlot' | 'couponUses'>> {
  const couponUses = (clashes === 0 && uses) || (await chooseUses(coupon, customer, orderId));
  if (couponUses === null) throw new RefusalError('coupon-used');
  return { couponSlot: await chooseSlot(coupon, orderId, taken, clashes), couponUses };
}

export interface Reservation {
  /** The order without what a reservation gives it. */
  draft: Omit<Order, 'id' | 'date' | 'couponSlot' | 'couponUses'>;
  coupon: Coupon | null;
  customer: CouponCustomer;
  /** Of the coupon, those that are free for the customer, where that was looked up (`assertMayUse`). */
  uses: string[] | null;
  taken: number;
  keyId: string;
  settings: SiteSettings;
  /** Its place within the limits, and how to find it anew. */
  place: OrderPlace;
  findPlace: () => Promise<OrderPlace>;
}

/**
 * The first step of a purchase: one batch creates the order, its idempotency key, its coupon slot, its customer's use of the coupon
 * and its place within the limits. A clash on the key means that the same call was there before: its order is the answer. Any
 * other clash is tried anew.
 * @returns the order that the key stands for
 * @throws RefusalError `coupon-invalid` when every slot is taken, `coupon-used` when every use of the customer's is,
 *   `too-many-attempts` when there is no place, `busy` when nothing helps; nothing is written then
 */
export async function reserveOrder({
  draft,
  coupon,
  customer,
  uses,
  taken,
  keyId,
  settings,
  place,
  findPlace,
}: Reservation): Promise<StoredOrder> {
  for (let clashes = 0; clashes < attempts; clashes++) {
    const date = clock.now();
    const id = newOrderId(date, Math.random);
    const held = coupon
      ? await chooseUse(coupon, { customer, uses, taken }, id, clashes)
      : { couponSlot: null };
    const { counted, isQuiet } = clashes === 0 ? place : await findPlace();
    const addRest = (batch: WriteBatch) => addTry(batch, counted, id);
    try {
      return await createOrder({ ...draft, id, date, ...held }, keyId, settings, { isQuiet, addRest });
    } catch (error) {
      if (!isClash(error)) throw error;
      const winner = await findOrderOfKey(keyId);
      if (winner !== null) return readOrder(winner);
    }
  }
  throw new RefusalError('busy');
}
