import { RefusalError } from '@tempera/domain/calls/reasons';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { newOrderId, type Order } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { clock } from '../platform/clock.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import { chooseSlot } from './choose-slot.ts';
import { createOrder, findOrderOfKey, readOrder, type StoredOrder } from './orders.store.ts';

/** Each attempt but the last follows a clash that somebody else won, so a rush ends long before this. */
const attempts = 60;

export interface Reservation {
  /** The order without what a reservation gives it. */
  draft: Omit<Order, 'id' | 'date' | 'couponSlot'>;
  coupon: Coupon | null;
  taken: number;
  keyId: string;
  settings: SiteSettings;
}

/**
 * The first step of a purchase: one batch creates the order, its idempotency key and its coupon slot. A clash on the
 * key means that the same call was there before: its order is the answer. Any other clash is tried anew.
 * @returns the order that the key stands for
 * @throws RefusalError `coupon-invalid` when every slot is taken, `busy` when nothing helps; nothing is written then
 */
export async function reserveOrder({
  draft,
  coupon,
  taken,
  keyId,
  settings,
}: Reservation): Promise<StoredOrder> {
  for (let clashes = 0; clashes < attempts; clashes++) {
    const date = clock.now();
    const id = newOrderId(date, Math.random);
    const couponSlot = coupon ? await chooseSlot(coupon, id, taken, clashes) : null;
    try {
      return await createOrder({ ...draft, id, date, couponSlot }, keyId, settings);
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error)) throw error;
      const winner = await findOrderOfKey(keyId);
      if (winner !== null) return readOrder(winner);
    }
  }
  throw new RefusalError('busy');
}
