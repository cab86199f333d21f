import { CouponManagement } from '../../features/coupons/CouponManagement.tsx';
import { PageMeta } from '../../ui/PageMeta.tsx';

/** Coupons, at /admin/coupons. */
export function Component() {
  return (
    <>
      <PageMeta title="Coupons" noIndex />
      <CouponManagement />
    </>
  );
}
