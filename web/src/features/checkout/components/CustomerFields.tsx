import Box from '@mui/material/Box';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormText } from '../../../ui/form/fields.tsx';

const pair = { display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } };

const third = { xs: 'span 3', sm: 'span 2' };
const place = [
  { name: 'city', label: 'City', autoComplete: 'address-level2', span: third },
  { name: 'state', label: 'State', autoComplete: 'address-level1', span: third },
  { name: 'zip', label: 'ZIP', autoComplete: 'postal-code', span: third },
  { name: 'country', label: 'Country', autoComplete: 'country-name', span: 'span 3' },
  { name: 'phone', label: 'Phone', type: 'tel', autoComplete: 'tel', span: { xs: 'span 6', sm: 'span 3' } },
] as const;

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
          hint="We’ll send your download links here."
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
          {place.map(({ span, ...field }) => (
            <Box key={field.name} sx={{ gridColumn: span }}>
              <FormText {...field} optional />
            </Box>
          ))}
        </Box>
      </FormSection>
    </>
  );
}
