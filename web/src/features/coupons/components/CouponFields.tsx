import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Coupon, couponTypes } from '@tempera/domain/orders/coupon';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { readChoices } from '../../../firebase/public/read-choices.ts';
import { FormChoices } from '../../../ui/form/FormChoices.tsx';
import { FormMoney, FormSelect, FormSwitch, FormText } from '../../../ui/form/fields.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { typeWords } from '../coupon-columns.tsx';

const options = couponTypes.map((type) => ({ value: type, label: typeWords[type] }));

type Choices = Awaited<ReturnType<typeof readChoices>>;

/** What a coupon can be limited to: undefined while it is loading, null where it could not be had; `retry` asks again. */
function useChoices(): { choices: Choices | null | undefined; retry: () => void } {
  const [choices, setChoices] = useState<Choices | null>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    setChoices(undefined);
    readChoices().then(
      (found) => current && setChoices(found),
      () => current && setChoices(null),
    );
    return () => {
      current = false;
    };
  }, [attempt]);
  return { choices, retry: () => setAttempt((count) => count + 1) };
}

/** What a single coupon and each of many have alike: what it is for, what it takes off, from which amount, from and until when, and for whom. */
export function CouponFields() {
  const { currency } = useSettings();
  const { choices, retry } = useChoices();
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
      {choices === null ? (
        <InlineNotice kind="error" role="alert" action={<Button onClick={retry}>Try again</Button>}>
          Products and categories could not be loaded. What the coupon is limited to stays as it is.
        </InlineNotice>
      ) : (
        <>
          <FormChoices
            name="products"
            label="Only these products"
            optional
            choices={choices?.products ?? []}
            loading={choices === undefined}
            none="No product has this title."
            all="All products are chosen."
          />
          <FormChoices
            name="categories"
            label="Only these categories"
            optional
            choices={choices?.categories ?? []}
            loading={choices === undefined}
            none="No category has this name."
            all="All categories are chosen."
          />
        </>
      )}
      <FormSwitch
        name="firstOrderOnly"
        title="First order only"
        text="For customers without a completed order, one use each."
      />
    </>
  );
}
