import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { couponCodeSchema } from '@tempera/domain/orders/coupon';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { CallError } from '../../../firebase/write/call.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { showToast } from '../../../ui/toast.ts';
import { changeCoupon, createCoupon } from '../api/coupon-writes.ts';
import type { ListedCoupon } from '../api/use-coupons.ts';
import {
  type CouponFault,
  type CouponValues,
  checkCoupon,
  emptyCoupon,
  toFields,
  toValues,
} from '../check-coupon.ts';
import { failureText } from '../tell-failure.ts';
import { CouponFields } from './CouponFields.tsx';

interface CouponDialogProps {
  /** The coupon to change; null makes a new one. */
  coupon: ListedCoupon | null;
  onClose: () => void;
  onDone: () => void;
}

/** Creates a coupon, or changes one, whose code stays. */
export default function CouponDialog({ coupon, onClose, onDone }: CouponDialogProps) {
  const form = useForm<CouponValues>({ defaultValues: coupon ? toValues(coupon) : emptyCoupon });
  const { register, handleSubmit, setFocus, formState } = form;
  const [fault, setFault] = useState<CouponFault | null>(null);
  const [failure, setFailure] = useState('');

  const submit = handleSubmit(async (values) => {
    const found = checkCoupon(values, Date.now());
    setFault(found);
    setFailure('');
    if (found) {
      if (found.field !== 'type') setFocus(found.field);
      return;
    }
    const code = couponCodeSchema.parse(values.code);
    try {
      if (coupon) await changeCoupon(coupon, toFields(values));
      else await createCoupon(code, toFields(values));
      showToast({ title: coupon ? 'Coupon saved' : 'Coupon created', text: code, kind: 'success' });
      onDone();
      onClose();
    } catch (error) {
      const taken = !coupon && !(error instanceof CallError);
      if (taken) setFault({ field: 'code', text: 'This code is taken, or your account may not do this.' });
      else setFailure(failureText(error));
    }
  });

  const at = (field: 'code' | 'maxUses') => (fault?.field === field ? { error: fault.text } : {});
  return (
    <Dialog
      open
      title={coupon ? `Edit ${coupon.id}` : 'Create New Coupon'}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form="coupon-form" variant="contained" disabled={formState.isSubmitting}>
            {coupon ? 'Save' : 'Create Coupon'}
          </Button>
        </>
      }
    >
      <Box component="form" id="coupon-form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 4 }}>
        {coupon === null && (
          <TextInput label="Code" field={register('code')} hint="Stored in capital letters" {...at('code')} />
        )}
        <CouponFields form={form} fault={fault} />
        <TextInput
          label="Uses at most"
          optional
          field={register('maxUses')}
          inputMode="numeric"
          hint="Empty is no limit"
          {...at('maxUses')}
        />
        {failure !== '' && (
          <InlineNotice kind="error" role="alert">
            {failure}
          </InlineNotice>
        )}
      </Box>
    </Dialog>
  );
}
