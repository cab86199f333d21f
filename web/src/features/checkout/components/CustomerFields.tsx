import Box from '@mui/material/Box';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormText } from '../../../ui/form/fields.tsx';

const pair = { display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } };

/** Who buys, and the address for the invoice, which nobody has to give. */
export function CustomerFields() {
  return (
    <>
      <FormSection title="Contact">
        <Box sx={pair}>
          <FormText name="firstName" label="First name" autoComplete="given-name" maxLength={60} />
          <FormText name="lastName" label="Last name" autoComplete="family-name" maxLength={60} />
        </Box>
        <FormText
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          hint="Your download links go here."
        />
      </FormSection>
      <FormSection title="Billing details">
        <FormText name="address" label="Address" optional autoComplete="street-address" />
        <Box
          sx={{
            display: 'grid',
            columnGap: { xs: 3, sm: 5 },
            rowGap: 5,
            gridTemplateColumns: 'repeat(6, 1fr)',
          }}
        >
          <Box sx={{ gridColumn: { xs: 'span 3', sm: 'span 2' } }}>
            <FormText name="city" label="City" optional autoComplete="address-level2" />
          </Box>
          <Box sx={{ gridColumn: { xs: 'span 3', sm: 'span 2' } }}>
            <FormText name="state" label="State" optional autoComplete="address-level1" />
          </Box>
          <Box sx={{ gridColumn: { xs: 'span 3', sm: 'span 2' } }}>
            <FormText name="zip" label="ZIP" optional autoComplete="postal-code" />
          </Box>
          <Box sx={{ gridColumn: 'span 3' }}>
            <FormText name="country" label="Country" optional autoComplete="country-name" />
          </Box>
          <Box sx={{ gridColumn: { xs: 'span 6', sm: 'span 3' } }}>
            <FormText name="phone" label="Phone" type="tel" optional autoComplete="tel" />
          </Box>
        </Box>
      </FormSection>
    </>
  );
}
