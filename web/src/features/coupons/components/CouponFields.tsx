import Box from '@mui/material/Box';
import { type Coupon, couponTypes } from '@tempera/domain/orders/coupon';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormChoices } from '../../../ui/form/FormChoices.tsx';
import { FormMoney, FormSelect, FormSwitch, FormText } from '../../../ui/form/fields.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { showError } from '../../../ui/show-error.ts';
import { readScope, type Scope } from '../api/scope.ts';
import { typeWords } from '../coupon-columns.tsx';

const options = couponTypes.map((type) => ({ value: type, label: typeWords[type] }));

/** What a coupon can be limited to; undefined while it is loading. */
function useScope(): Scope | undefined {
  const [scope, setScope] = useState<Scope>();
  useEffect(() => {
    let current = true;
    readScope().then(
      (found) => current && setScope(found),
      (error) => current && showError(error, 'Products and categories could not be loaded.'),
    );
    return () => {
      current = false;
    };
  }, []);
  return scope;
}

/** What a single coupon and each of many have alike: what it is for, what it takes off, from which amount, from and until when, and for whom. */
export function CouponFields() {
  const { currency } = useSettings();
  const scope = useScope();
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
        <FormText name="startDate" label="Start date" type="date" optional />
        <FormText name="expiryDate" label="Expiry date" type="date" optional />
      </Box>
      <FormChoices
        name="products"
        label="Only these products"
        optional
        choices={scope?.products ?? []}
        loading={scope === undefined}
        none="No product has this title."
      />
      <FormChoices
        name="categories"
        label="Only these categories"
        optional
        choices={scope?.categories ?? []}
        loading={scope === undefined}
        none="No category has this name."
      />
      <FormSwitch
        name="firstOrderOnly"
        title="First order only"
        text="For customers without a completed order, one use each."
      />
    </>
  );
}
