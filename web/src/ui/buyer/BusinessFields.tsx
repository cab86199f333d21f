import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { messageOf } from '@tempera/domain/calls/reason-texts';
import type { VatIdState } from '@tempera/domain/tax/tax';
import { vatIdRefusals } from '@tempera/domain/tax/vat-id-refusals';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '../FormSection.tsx';
import { FormText } from '../form/fields.tsx';
import { Icon } from '../Icon.tsx';
import { InlineNotice } from '../InlineNotice.tsx';

interface BusinessFieldsProps {
  /** The tax depends on it, so a VAT ID may be given. */
  asksVatId: boolean;
  /** What the server makes of the VAT ID in the form; nothing until it has answered. */
  quote: Pick<QuoteCheckoutOutput, 'vatId' | 'tax'>;
}

/** What a business adds for its invoice, and so that it may owe the tax itself; opened by who wants to. */
export function BusinessFields({ asksVatId, quote }: BusinessFieldsProps) {
  const { watch, formState } = useFormContext<{ company: string; vatId: string }>();
  const [opened, setOpened] = useState(false);
  const [company, vatId] = watch(['company', 'vatId']);
  if (!opened && !company && !vatId) {
    return (
      <Button
        startIcon={<Icon name="plus" size={16} />}
        onClick={() => setOpened(true)}
        sx={{ justifySelf: 'start', ml: -3, my: -4 }}
      >
        Buying for a business?
      </Button>
    );
  }
  return (
    <FormSection title="Business">
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: { sm: asksVatId ? '1fr 1fr' : '1fr' } }}>
        <FormText name="company" label="Company" autoComplete="organization" maxLength={120} optional />
        {asksVatId && (
          <FormText
            name="vatId"
            label="VAT ID"
            autoComplete="off"
            maxLength={40}
            optional
            hint="With its country, such as ATU13585627."
          />
        )}
      </Box>
      {/* What was refused is said at the field already. */}
      {asksVatId && vatId && quote.vatId && !formState.errors.vatId && (
        <VatIdNotice state={quote.vatId} tax={quote.tax} />
      )}
    </FormSection>
  );
}

function VatIdNotice({ state, tax }: { state: VatIdState; tax: QuoteCheckoutOutput['tax'] }) {
  const reason = vatIdRefusals[state];
  if (reason) {
    return (
      <InlineNotice kind="error" role="status">
        {messageOf({ reason })}
      </InlineNotice>
    );
  }
  if (state === 'unanswered') {
    return (
      <InlineNotice kind="attention" role="status">
        The EU’s VAT register is not answering, so tax is charged. To buy without it, try again later.
      </InlineNotice>
    );
  }
  return (
    <InlineNotice kind="success" role="status">
      {tax.reverseCharge
        ? 'No VAT is charged. Your business accounts for it (reverse charge).'
        : 'Your VAT ID will be on the invoice.'}
    </InlineNotice>
  );
}
