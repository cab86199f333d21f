import type { Coupon } from '@tempera/domain/orders/coupon';
import { count, documentId, limit, orderBy, sum, where } from 'firebase/firestore';
import { addUp } from '../../../firebase/live/add-up.ts';
import { countDocuments } from '../../../firebase/live/count.ts';
import { beginsWith, behind, type Live, useList } from '../../../firebase/live/hooks.ts';
import type { Found, Query } from '../../../ui/resource-list/resource.ts';

/** What the table shows of `coupons/{CODE}`; the code is the id, times in milliseconds. */
export type ListedCoupon = Omit<Coupon, 'code'> & { id: string; createdDate: number };

/** Coupons on one page; one more is read, to know whether there are more. */
export const couponsPerPage = 25;

/** Every coupon, the newest first, a page at a time. `last` is the last one on the page before. */
export const useCouponsPage = (_query: Query, last: ListedCoupon | null): Live<ListedCoupon[]> =>
  useList<ListedCoupon>(
    'coupons',
    orderBy('createdDate', 'desc'),
    ...behind(last),
    limit(couponsPerPage + 1),
  );

/** Coupons whose code begins with the text. */
export function useCouponsFound({ text }: Query): Found<ListedCoupon> {
  const live = useList<ListedCoupon>(
    'coupons',
    ...beginsWith(documentId(), text.toUpperCase()),
    limit(couponsPerPage),
  );
  return { live, full: (live.data?.length ?? 0) >= couponsPerPage };
}

interface CouponFigures {
  active: number;
  expired: number;
  uses: number;
  total: number;
}

/** The figures above the table, by aggregation queries: no coupon is read. */
export async function readCouponFigures(): Promise<CouponFigures> {
  const [active, expired, all] = await Promise.all([
    countDocuments('coupons', where('status', '==', 'active')),
    countDocuments('coupons', where('status', '==', 'expired')),
    addUp('coupons', { count: count(), uses: sum('usedCount') }),
  ]);
  return { active, expired, uses: all.uses, total: all.count };
}
