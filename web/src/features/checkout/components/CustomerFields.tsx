import Box from '@mui/material/Box';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormText } from '../../../ui/form/fields.tsx';

const pair = { display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } };

/** Who buys. */
export function CustomerFields() {
  return (
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
  );
}
