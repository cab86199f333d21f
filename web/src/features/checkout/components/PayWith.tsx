import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { PaymentMethod } from '@tempera/domain/money/payment-method';
import { CardFields } from '../../../ui/card/CardFields.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';

interface PayWithProps {
  /** Those that the store has switched on. */
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

const labels: Record<PaymentMethod, string> = { card: 'Card', paypal: 'PayPal' };

/** The choice of a way to pay, where there is one, and what is to be known of it. */
export function PayWith({ methods, method, onChange }: PayWithProps) {
  if (methods.length === 0) {
    return (
      <InlineNotice kind="attention" role="status">
        Payments are turned off right now. You can still get free templates.
      </InlineNotice>
    );
  }
  const choice = methods.length > 1 && (
    <ToggleButtonGroup
      exclusive
      fullWidth
      aria-label="Pay with"
      value={method}
      onChange={(_, chosen: PaymentMethod | null) => chosen && onChange(chosen)}
    >
      {methods.map((each) => (
        <ToggleButton key={each} value={each} sx={{ minHeight: 48, textTransform: 'none' }}>
          {labels[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
  if (method === 'card') return <CardFields>{choice}</CardFields>;
  return (
    <FormSection title="Payment">
      {choice}
      <Typography color="textSecondary">
        You’ll pay with the PayPal account for the email address above.
      </Typography>
    </FormSection>
  );
}
