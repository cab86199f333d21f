import type { Order } from '@tempera/domain/orders/order';
import { limit, orderBy } from 'firebase/firestore';
import { behind, type Live, useDoc, useList } from '../../../firebase/live/hooks.ts';
import { asLiveOrder } from '../../../firebase/live/orders.ts';

/** A use of a coupon; `at` in milliseconds. */
export interface Redemption {
  id: string;
  orderId: string;
  uid: string;
  at: number;
}

export const redemptionsPerPage = 10;

/** Who used a coupon, the newest first, a page at a time. */
export function useRedemptions(code: string, last: Redemption | null): Live<Redemption[]> {
  return useList<Redemption>(
    `coupons/${code}/redemptions`,
    orderBy('at', 'desc'),
    ...behind(last),
    limit(redemptionsPerPage + 1),
  );
}

/** The order that a use belongs to. */
export const useOrderOf = ({ orderId }: Redemption): Live<Order> => asLiveOrder(useDoc(`orders/${orderId}`));
