import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { RowMenu } from '../../ui/RowMenu.tsx';
import { FigureCards } from '../../ui/resource-list/FigureCards.tsx';
import { ResourceList } from '../../ui/resource-list/ResourceList.tsx';
import type { Resource } from '../../ui/resource-list/resource.ts';
import { useSettings } from '../../ui/settings.tsx';
import { showError } from '../../ui/show-error.ts';
import { showToast } from '../../ui/toast.ts';
import { useOpened } from '../../ui/use-opened.ts';
import {
  couponsPerPage,
  deleteCoupon,
  type ListedCoupon,
  readCoupon,
  readCouponFigures,
  useCouponsFound,
  useCouponsPage,
} from './api/coupons.ts';
import { couponColumns } from './coupon-columns.tsx';

const CouponDialog = lazyDialog(() => import('./components/CouponDialog.tsx'));
const GenerateDialog = lazyDialog(() => import('./components/GenerateDialog.tsx'));
const RedemptionsDialog = lazyDialog(() => import('./components/RedemptionsDialog.tsx'));

type Asked = { what: 'edit' | 'delete'; coupon: ListedCoupon } | { what: 'add' | 'generate' };

/** Every coupon, and what can be done about it. `?uses=` opens who used one. */
export function CouponManagement() {
  const { currency } = useSettings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [usesOf, showUses] = useOpened('uses');
  const [changes, setChanges] = useState(0);
  const onClose = () => setAsked(null);
  const onDone = () => setChanges((count) => count + 1);
  const resource: Resource<ListedCoupon> = {
    table: {
      label: 'Coupons',
      columns: couponColumns(currency, onDone),
      actions: (coupon) => (
        <RowMenu
          of={coupon.id}
          actions={[
            { label: 'Edit', run: () => setAsked({ what: 'edit', coupon }) },
            { label: 'Who Used It', run: () => showUses(coupon.id) },
            { label: 'Delete', run: () => setAsked({ what: 'delete', coupon }) },
          ]}
        />
      ),
    },
    perPage: couponsPerPage,
    usePage: useCouponsPage,
    read: readCoupon,
    search: {
      label: 'Search by the start of a code',
      placeholder: 'Search coupons...',
      nouns: ['coupon', 'coupons'],
      hint: 'type more of the code',
      useFound: useCouponsFound,
      local: true,
    },
    turns: () => ['Newer', 'Older'],
    empty: ({ text }) =>
      text === '' ? { title: 'No coupons yet.' } : { icon: 'search', title: 'No coupons match.' },
  };
  return (
    <>
      <ResourceList
        resource={resource}
        title="Coupons"
        buttons={
          <>
            <Button variant="outlined" color="secondary" onClick={() => setAsked({ what: 'generate' })}>
              Generate Codes
            </Button>
            <Button
              variant="contained"
              startIcon={<Add sx={{ fontSize: 16 }} />}
              onClick={() => setAsked({ what: 'add' })}
            >
              Add Coupon
            </Button>
          </>
        }
        figures={
          <FigureCards
            key={changes}
            ask={readCouponFigures}
            cards={[
              { title: 'Active', of: ({ active }) => active },
              { title: 'Expired', of: ({ expired }) => expired },
              { title: 'Total Uses', of: ({ uses }) => uses },
              { title: 'Total Coupons', of: ({ total }) => total },
            ]}
          />
        }
      />
      <Suspense>
        {asked?.what === 'add' && <CouponDialog coupon={null} onClose={onClose} onDone={onDone} />}
        {asked?.what === 'generate' && <GenerateDialog onClose={onClose} onDone={onDone} />}
        {asked?.what === 'edit' && <CouponDialog coupon={asked.coupon} onClose={onClose} onDone={onDone} />}
        {asked?.what === 'delete' && (
          <ConfirmDialog
            title="Are you sure you want to delete this coupon?"
            action="Delete"
            grave
            onClose={onClose}
            onConfirm={async () => {
              await deleteCoupon(asked.coupon.id);
              showToast({ title: 'Coupon deleted', text: asked.coupon.id, kind: 'success' });
              onDone();
            }}
            onFailure={(error) => showError(error, messageOf({ reason: 'not-allowed' }))}
          >
            {asked.coupon.id} can no longer be used. Orders that used it don’t change.
          </ConfirmDialog>
        )}
        {usesOf && <RedemptionsDialog code={usesOf} onClose={() => showUses(null)} />}
      </Suspense>
    </>
  );
}
