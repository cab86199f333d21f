import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { useState } from 'react';
import { Dialog } from '../../../ui/Dialog.tsx';
import { showError } from '../../../ui/show-error.ts';
import { showToast } from '../../../ui/toast.ts';
import { deleteCoupon, type ListedCoupon } from '../api/coupons.ts';

interface DeleteCouponProps {
  coupon: ListedCoupon;
  onClose: () => void;
  onDone: () => void;
}

export default function DeleteCoupon({ coupon, onClose, onDone }: DeleteCouponProps) {
  const [working, setWorking] = useState(false);
  const remove = async () => {
    setWorking(true);
    try {
      await deleteCoupon(coupon.id);
      showToast({ title: 'Coupon deleted', text: coupon.id, kind: 'success' });
      onDone();
      onClose();
    } catch (error) {
      showError(error, messageOf({ reason: 'not-allowed' }));
      setWorking(false);
    }
  };
  return (
    <Dialog
      open
      title="Are you sure you want to delete this coupon?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="contained" color="error" disabled={working} onClick={remove}>
            Delete
          </Button>
        </>
      }
    >
      <Typography>{coupon.id} can’t be used any more. Orders that used it stay as they are.</Typography>
    </Dialog>
  );
}
