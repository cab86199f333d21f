import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useDeferredValue, useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { SearchForm } from '../../ui/SearchForm.tsx';
import type { ListedCoupon } from './api/use-coupons.ts';
import type { CouponDeed } from './components/CouponActions.tsx';
import { CouponCards } from './components/CouponCards.tsx';
import { CouponPages, FoundCoupons } from './components/CouponPages.tsx';

const CouponDialog = lazy(() => import('./components/CouponDialog.tsx'));
const DeleteCoupon = lazy(() => import('./components/DeleteCoupon.tsx'));
const GenerateDialog = lazy(() => import('./components/GenerateDialog.tsx'));
const RedemptionsDialog = lazy(() => import('./components/RedemptionsDialog.tsx'));

type Asked = { what: CouponDeed; coupon: ListedCoupon } | { what: 'add' | 'generate' };

export function CouponManagement() {
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const [asked, setAsked] = useState<Asked | null>(null);
  const [changes, setChanges] = useState(0);
  const onClose = () => setAsked(null);
  const onDone = () => setChanges((count) => count + 1);
  const table = { onAsk: (coupon: ListedCoupon, what: CouponDeed) => setAsked({ what, coupon }), onDone };
  return (
    <Box sx={{ display: 'grid', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography variant="h2" component="h1" sx={{ flex: '1 1 12rem' }}>
          Coupons
        </Typography>
        <Button variant="outlined" color="secondary" onClick={() => setAsked({ what: 'generate' })}>
          Generate Codes
        </Button>
        <Button
          variant="contained"
          startIcon={<Icon name="plus" size={16} />}
          onClick={() => setAsked({ what: 'add' })}
        >
          Add Coupon
        </Button>
      </Box>
      <CouponCards key={changes} />
      <SearchForm
        label="Search by the beginning of a code"
        placeholder="Search coupons..."
        value={text}
        onChange={setText}
      />
      {search === '' ? <CouponPages {...table} /> : <FoundCoupons text={search} {...table} />}
      <Suspense>
        {asked?.what === 'add' && <CouponDialog coupon={null} onClose={onClose} onDone={onDone} />}
        {asked?.what === 'generate' && <GenerateDialog onClose={onClose} onDone={onDone} />}
        {asked?.what === 'edit' && <CouponDialog coupon={asked.coupon} onClose={onClose} onDone={onDone} />}
        {asked?.what === 'delete' && <DeleteCoupon coupon={asked.coupon} onClose={onClose} onDone={onDone} />}
        {asked?.what === 'uses' && <RedemptionsDialog coupon={asked.coupon} onClose={onClose} />}
      </Suspense>
    </Box>
  );
}
