import Box from '@mui/material/Box';
import type { UseFormReturn } from 'react-hook-form';
import { FormSection } from '../../../ui/FormSection.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { OrderFormValues } from '../order-form.ts';

const pair = { display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } };

/** Who buys, and the address for the invoice, which nobody has to give. */
export function CustomerFields({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { errors } = form.formState;
  const field = (name: keyof OrderFormValues) => ({
    field: form.register(name),
    error: errors[name]?.message,
  });
  return (
    <>
      <FormSection title="Contact">
        <Box sx={pair}>
          <TextInput label="First name" autoComplete="given-name" maxLength={60} {...field('firstName')} />
          <TextInput label="Last name" autoComplete="family-name" maxLength={60} {...field('lastName')} />
        </Box>
        <TextInput
          label="Email"
          type="email"
          autoComplete="email"
          hint="Your download links go here."
          {...field('email')}
        />
      </FormSection>
      <FormSection title="Billing details">
        <TextInput label="Address" optional autoComplete="street-address" {...field('address')} />
        <Box
          sx={{
            display: 'grid',
            columnGap: { xs: 3, sm: 5 },
            rowGap: 5,
            gridTemplateColumns: 'repeat(6, 1fr)',
          }}
        >
          <Box sx={{ gridColumn: { xs: 'span 3', sm: 'span 2' } }}>
            <TextInput label="City" optional autoComplete="address-level2" {...field('city')} />
          </Box>
          <Box sx={{ gridColumn: { xs: 'span 3', sm: 'span 2' } }}>
            <TextInput label="State" optional autoComplete="address-level1" {...field('state')} />
          </Box>
          <Box sx={{ gridColumn: { xs: 'span 3', sm: 'span 2' } }}>
            <TextInput label="ZIP" optional autoComplete="postal-code" {...field('zip')} />
          </Box>
          <Box sx={{ gridColumn: 'span 3' }}>
            <TextInput label="Country" optional autoComplete="country-name" {...field('country')} />
          </Box>
          <Box sx={{ gridColumn: { xs: 'span 6', sm: 'span 3' } }}>
            <TextInput label="Phone" type="tel" optional autoComplete="tel" {...field('phone')} />
          </Box>
        </Box>
      </FormSection>
    </>
  );
}
