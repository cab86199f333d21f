import Box from '@mui/material/Box';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import { couponForm, emptyCoupon, toCouponValues } from '@tempera/domain/orders/coupon-form';
import { showFailure, useForm } from '../../../ui/form/Form.tsx';
import { FormDialog } from '../../../ui/form/FormDialog.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import { showToast } from '../../../ui/toast.ts';
import { changeCoupon, createCoupon, type ListedCoupon } from '../api/coupons.ts';
import { CouponFields } from './CouponFields.tsx';

interface CouponDialogProps {
  /** The coupon to change; null makes a new one. */
  coupon: ListedCoupon | null;
  onClose: () => void;
  onDone: () => void;
}

/** Creates a coupon, or changes one, whose code stays. */
export default function CouponDialog({ coupon, onClose, onDone }: CouponDialogProps) {
  const form = useForm({
    schema: couponForm,
    defaultValues: coupon ? toCouponValues(coupon.id, coupon) : emptyCoupon,
  });
  return (
    <FormDialog
      title={coupon ? `Edit ${coupon.id}` : 'Create New Coupon'}
      submit={coupon ? 'Save' : 'Create Coupon'}
      unsaved="this coupon"
      onClose={onClose}
      form={form}
      refused={messageOf({ reason: 'not-allowed' })}
      onSubmit={async ({ code, ...fields }) => {
        if (coupon) await changeCoupon(coupon, fields);
        else if (!(await createCoupon(code, fields))) {
          showFailure(form, { field: 'code', text: 'There is already a coupon with this code.' });
          return;
        }
        showToast({ title: coupon ? 'Coupon saved' : 'Coupon created', text: code, kind: 'success' });
        onDone();
        onClose();
      }}
    >
      {coupon === null && <FormText name="code" label="Code" hint="Saved in uppercase" />}
      <CouponFields />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormText
          name="maxUses"
          label="Usage limit"
          optional
          inputMode="numeric"
          hint="Leave empty for no limit"
        />
        <FormText
          name="perCustomer"
          label="Uses per customer"
          optional
          inputMode="numeric"
          hint="Leave empty for no limit"
        />
      </Box>
    </FormDialog>
  );
}
