import { RowMenu } from '../../../ui/RowMenu.tsx';
import type { ListedCoupon } from '../api/use-coupons.ts';

export type CouponDeed = 'edit' | 'uses' | 'delete';
const deeds: readonly [CouponDeed, label: string][] = [
  ['edit', 'Edit'],
  ['uses', 'Who Used It'],
  ['delete', 'Delete'],
];

interface CouponActionsProps {
  coupon: ListedCoupon;
  onAsk: (deed: CouponDeed) => void;
}

/** The menu of a row. */
export const CouponActions = ({ coupon, onAsk }: CouponActionsProps) => (
  <RowMenu of={coupon.id} actions={deeds.map(([deed, label]) => ({ label, run: () => onAsk(deed) }))} />
);
