import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CardField } from '@tempera/domain/money/card';
import { lazy, type ReactNode, Suspense } from 'react';
import { useFormContext } from 'react-hook-form';
import { FormSection } from '../FormSection.tsx';
import { FormText } from '../form/fields.tsx';
import { Icon } from '../Icon.tsx';
import { formatCardNumber, formatCvv, formatExpiry, reformat } from './card-format.ts';

const TestCards = import.meta.env.MODE === 'emulators' ? lazy(() => import('./TestCards.tsx')) : null;

/**
 * The card, which goes to the payment provider and nowhere else: the fields of `card` in a form. `children` stand above
 * them, under the same heading.
 */
export function CardFields({ children }: { children?: ReactNode }) {
  const { setValue, formState } = useFormContext();
  const fill = (field: CardField, value: string) =>
    setValue(field, value, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <FormSection title="Payment">
      {children}
      <FormText
        name="card.number"
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
        rewrite={keeping(formatCardNumber)}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: '1fr 1fr' }}>
        <FormText
          name="card.expiry"
          label="Expiry"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          rewrite={keeping(formatExpiry)}
        />
        <FormText
          name="card.cvv"
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="CVV"
          rewrite={keeping(formatCvv)}
        />
      </Box>
      <FormText name="card.name" label="Name on card" optional autoComplete="cc-name" maxLength={120} />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <Icon name="lock" />
        Your card goes straight to the payment provider; this store never sees its number.
      </Typography>
      {TestCards && (
        <Suspense>
          <TestCards
            onChoose={({ number, expiry, cvv }) => {
              fill('card.number', formatCardNumber(number));
              fill('card.expiry', expiry);
              fill('card.cvv', cvv);
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

/** Formats as one types, without moving the caret away from where it is. */
const keeping = (format: (text: string) => string) => (input: HTMLInputElement) => {
  const next = reformat(input.value, input.selectionStart ?? input.value.length, format);
  if (next.text === input.value) return;
  input.value = next.text;
  input.setSelectionRange(next.caret, next.caret);
};
