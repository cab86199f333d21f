import Box from '@mui/material/Box';
import { type Coupon, couponTypes } from '@tempera/domain/orders/coupon';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { CouponFault, CouponValues } from '../check-coupon.ts';
import { typeWords } from '../coupon-words.ts';

const options = couponTypes.map((type) => ({ value: type, label: typeWords[type] }));

interface CouponFieldsProps {
  form: UseFormReturn<CouponValues>;
  fault: Pick<CouponFault, 'field' | 'text'> | null;
}

/** What a single coupon and each of many have alike: what it is for, what it takes off, from which amount, until when. */
export function CouponFields({ form: { register, setValue, watch }, fault }: CouponFieldsProps) {
  const { currency } = useSettings();
  const type = watch('type');
  const at = (field: keyof CouponValues) => (fault?.field === field ? { error: fault.text } : {});
  return (
    <>
      <TextInput label="Description" optional field={register('description')} {...at('description')} />
      <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <SelectField
          tall
          label="Type"
          value={type}
          options={options}
          onChange={(next: Coupon['type']) => setValue('type', next)}
        />
        {type !== 'shipping' && (
          <TextInput
            label={type === 'fixed' ? `Value in ${currency}` : 'Value in percent'}
            field={register('value')}
            inputMode="decimal"
            {...at('value')}
          />
        )}
        <TextInput
          label={`Minimum in ${currency}`}
          optional
          field={register('minAmount')}
          inputMode="decimal"
          {...at('minAmount')}
        />
        <TextInput label="Last day" type="date" field={register('expiryDate')} {...at('expiryDate')} />
      </Box>
    </>
  );
}
