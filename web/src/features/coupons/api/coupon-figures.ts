import { count, sum, where } from 'firebase/firestore';
import { addUp } from '../../../firebase/live/add-up.ts';
import { countDocuments } from '../../../firebase/live/count.ts';

export interface CouponFigures {
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
