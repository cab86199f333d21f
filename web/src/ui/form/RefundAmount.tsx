import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { type Cents, type Currency, formatMoney } from '@tempera/domain/money/money';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormMoney } from './fields.tsx';

interface RefundAmountProps {
  /** What can be given back, in cents. */
  left: number;
  currency: Currency;
  /** What else a part is asked. */
  children?: ReactNode;
}

/** Whether a refund is of everything that is left or of a part, and how much: `kind` and `amount` of its form. */
export function RefundAmount({ left, currency, children }: RefundAmountProps) {
  const form = useFormContext<{ kind: 'full' | 'partial'; amount: string }>();
  const kind = form.watch('kind');
  const most = formatMoney(left as Cents, currency);
  return (
    <>
      <RadioGroup
        aria-label="What to refund"
        value={kind}
        onChange={(_event, chosen) => {
          form.setValue('kind', chosen as typeof kind);
          form.clearErrors('amount');
        }}
      >
        <FormControlLabel value="full" control={<Radio />} label={`Full amount: ${most}`} />
        <FormControlLabel value="partial" control={<Radio />} label="Partial amount" />
      </RadioGroup>
      {kind === 'partial' && (
        <>
          <FormMoney name="amount" label="Amount" currency={currency} hint={`At most ${most}`} />
          {children}
        </>
      )}
    </>
  );
}
