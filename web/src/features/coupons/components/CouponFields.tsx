import Box from '@mui/material/Box';
import { type Coupon, couponTypes } from '@tempera/domain/orders/coupon';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormMoney, FormSelect, FormText } from '../../../ui/form/fields.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { typeWords } from '../coupon-columns.tsx';

const options = couponTypes.map((type) => ({ value: type, label: typeWords[type] }));

/** What a single coupon and each of many have alike: what it is for, what it takes off, from which amount, until when. */
export function CouponFields() {
  const { currency } = useSettings();
  const { watch, clearErrors } = useFormContext<Pick<Coupon, 'type' | 'value'>>();
  const type = watch('type');
  // What was wrong as a percentage may be right as an amount.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another type is what clears it
  useEffect(() => clearErrors('value'), [type, clearErrors]);
  return (
    <>
      <FormText name="description" label="Description" optional />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormSelect name="type" label="Type" options={options} />
        {type !== 'shipping' && (
          <FormText
            name="value"
            label={type === 'fixed' ? `Value in ${currency}` : 'Percent off'}
            inputMode="decimal"
          />
        )}
        <FormMoney name="minAmount" label="Minimum" currency={currency} optional />
        <FormText name="expiryDate" label="Expiry date" type="date" optional />
      </Box>
    </>
  );
}
