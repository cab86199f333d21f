import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { RequiredPlace } from '@tempera/domain/orders/order';
import { useId, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { countryOptions, stateOptions } from '../../../ui/buyer/place-options.ts';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormSelect, FormText } from '../../../ui/form/fields.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { billingFields, type CustomerValues } from '../order-form.ts';

const third = { xs: 'span 3', sm: 'span 2' };
const half = { xs: 'span 6', sm: 'span 3' };
const looks = {
  address: { label: 'Address', autoComplete: 'street-address', span: 'span 6' },
  city: { label: 'City', autoComplete: 'address-level2', span: third },
  state: { label: 'State', autoComplete: 'address-level1', span: third },
  zip: { label: 'ZIP', autoComplete: 'postal-code', span: third },
  country: { label: 'Country', autoComplete: 'country', span: half },
  phone: { label: 'Phone', type: 'tel', autoComplete: 'tel', span: half },
} as const;

interface BillingAddressProps {
  /** What the tax needs to know: it is asked for, and the rest of the address may be added. */
  required: readonly RequiredPlace[];
}

/** The address of the invoice. Nobody has to give one, but for what the tax needs; so it is opened by who wants to. */
export function BillingAddress({ required }: BillingAddressProps) {
  const { formState, watch } = useFormContext<CustomerValues>();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const asked = (name: string) => (required as readonly string[]).includes(name);
  const inUs = watch('country') === 'US';
  const rest = billingFields.filter((name) => !asked(name));
  // What stands in a field, or is wrong with it, must be in sight.
  const inUse = rest.some((name) => formState.errors[name] !== undefined) || watch(rest).some(Boolean);
  const open = opened || inUse;
  const field = (name: (typeof billingFields)[number]) => {
    const { span, ...look } = looks[name];
    return (
      <Box key={name} sx={{ gridColumn: span }}>
        {name === 'country' || (name === 'state' && inUs) ? (
          <FormSelect name={name} {...look} options={name === 'country' ? countryOptions : stateOptions} />
        ) : (
          <FormText name={name} optional={!asked(name)} {...look} />
        )}
      </Box>
    );
  };
  return (
    <>
      {(required.length > 0 || open) && (
        <FormSection title="Billing address">
          <Box
            id={id}
            sx={{
              display: 'grid',
              columnGap: { xs: 3, sm: 5 },
              rowGap: 5,
              gridTemplateColumns: 'repeat(6, 1fr)',
            }}
          >
            {billingFields.filter((name) => open || asked(name)).map(field)}
          </Box>
        </FormSection>
      )}
      {!open && (
        <Button
          startIcon={<Icon name="plus" size={16} />}
          onClick={() => setOpened(true)}
          sx={{ justifySelf: 'start', ml: -3, my: -4 }}
        >
          {required.length > 0 ? 'Add the rest of the address' : 'Add a billing address'}
        </Button>
      )}
    </>
  );
}
