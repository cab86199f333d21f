import ButtonBase from '@mui/material/ButtonBase';
import { standingOf } from '@tempera/domain/orders/coupon';
import { useState } from 'react';
import { Tag } from '../../../ui/Tag.tsx';
import { setCouponStatus } from '../api/coupon-writes.ts';
import type { ListedCoupon } from '../api/use-coupons.ts';
import { statusLooks } from '../coupon-words.ts';
import { tellFailure } from '../tell-failure.ts';

interface StatusToggleProps {
  coupon: ListedCoupon;
  onDone: () => void;
}

/** The status badge, which switches a coupon off and on again; an expired one can't be switched. */
export function StatusToggle({ coupon, onDone }: StatusToggleProps) {
  const [working, setWorking] = useState(false);
  const status = standingOf(coupon, Date.now());
  const badge = <Tag {...statusLooks[status]} />;
  if (status === 'expired') return badge;
  const next = status === 'active' ? 'inactive' : 'active';
  const toggle = async () => {
    setWorking(true);
    try {
      await setCouponStatus(coupon.id, next);
      onDone();
    } catch (error) {
      tellFailure(error);
    } finally {
      setWorking(false);
    }
  };
  return (
    <ButtonBase
      disabled={working}
      onClick={toggle}
      aria-label={`${coupon.id} is ${status}. Make it ${next}`}
      sx={{ minHeight: 44, borderRadius: 1 }}
    >
      {badge}
    </ButtonBase>
  );
}
