import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LiveData } from '../../../ui/LiveData.tsx';
import { PageTurner } from '../../../ui/PageTurner.tsx';
import { useTrail } from '../../../ui/use-trail.ts';
import { couponsPerPage, type ListedCoupon, useCouponsFound, useCouponsPage } from '../api/use-coupons.ts';
import { CouponsTable, type CouponsTableProps } from './CouponsTable.tsx';

type Table = Omit<CouponsTableProps, 'coupons'>;

/** Every coupon, the newest first, a page at a time, live. */
export function CouponPages(table: Table) {
  const trail = useTrail<ListedCoupon>();
  return (
    <LiveData live={useCouponsPage(trail.last)}>
      {(coupons) =>
        coupons.length === 0 && trail.last === null ? (
          <EmptyState level="h2" title="No coupons yet." />
        ) : (
          <>
            <CouponsTable coupons={coupons.slice(0, couponsPerPage)} {...table} />
            <PageTurner trail={trail} items={coupons} perPage={couponsPerPage} back="Newer" on="Older" />
          </>
        )
      }
    </LiveData>
  );
}

/** Coupons whose code begins with the text. */
export function FoundCoupons({ text, ...table }: Table & { text: string }) {
  return (
    <LiveData live={useCouponsFound(text)}>
      {(coupons) =>
        coupons.length === 0 ? (
          <EmptyState level="h2" icon="search" title="No coupons match." />
        ) : (
          <CouponsTable coupons={coupons} {...table} />
        )
      }
    </LiveData>
  );
}
