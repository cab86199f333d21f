import Box from '@mui/material/Box';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { BusinessFields } from '../../../ui/buyer/BusinessFields.tsx';
import { countryOptions, stateOptions } from '../../../ui/buyer/place-options.ts';
import { FormSection } from '../../../ui/FormSection.tsx';
import { FormSelect, FormText } from '../../../ui/form/fields.tsx';

interface SubscriberFieldsProps {
  /** The tax depends on the state. */
  asksState: boolean;
  /** And on the ZIP code. */
  asksZip: boolean;
  quote: Pick<QuoteCheckoutOutput, 'vatId' | 'tax'>;
}

/** Where somebody is who subscribes, by which each month is taxed. */
export function SubscriberFields({ asksState, asksZip, quote }: SubscriberFieldsProps) {
  return (
    <>
      <FormSection title="Billing address">
        <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          <FormSelect name="country" label="Country" autoComplete="country" options={countryOptions} />
          {asksState && (
            <FormSelect name="state" label="State" autoComplete="address-level1" options={stateOptions} />
          )}
          {asksZip && <FormText name="zip" label="ZIP" autoComplete="postal-code" maxLength={20} />}
        </Box>
      </FormSection>
      <BusinessFields asksVatId quote={quote} />
    </>
  );
}
