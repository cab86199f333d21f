import { CouponManagement } from '../features/coupons/CouponManagement.tsx';
import { PageMeta } from '../ui/PageMeta.tsx';

/** Coupons, at /admin/coupons (back-office.md §2). */
export function Component() {
  return (
    <>
      <PageMeta title="Coupons" noIndex />
      <CouponManagement />
    </>
  );
}
