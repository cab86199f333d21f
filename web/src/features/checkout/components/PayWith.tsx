import Typography from '@mui/material/Typography';
import type { PaymentMethod } from '@tempera/domain/money/payment-method';
import { FormSection } from '../../../ui/FormSection.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';

interface PayWithProps {
  /** Those that the store has switched on. */
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

const options = [
  { value: 'card', label: 'Card' },
  { value: 'paypal', label: 'PayPal' },
] as const;

/** The choice of a way to pay, where there is one, and what is to be known of it. */
export function PayWith({ methods, method, onChange }: PayWithProps) {
  if (methods.length === 0) {
    return (
      <InlineNotice kind="attention" role="status">
        Paying is switched off at the moment. Free templates can still be had.
      </InlineNotice>
    );
  }
  return (
    <>
      {methods.length > 1 && (
        <SelectField label="Pay with" value={method} options={options} onChange={onChange} />
      )}
      {method === 'paypal' && (
        <FormSection title="Payment">
          <Typography color="textSecondary">
            You pay with the PayPal account of the e-mail address above.
          </Typography>
        </FormSection>
      )}
    </>
  );
}
