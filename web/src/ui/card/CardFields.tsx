import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FormSection } from '../FormSection.tsx';
import { Icon } from '../Icon.tsx';
import { TextInput } from '../TextInput.tsx';
import { formatCardNumber, formatCvv, formatExpiry, reformat } from './card-format.ts';
import type { CardField } from './check-card.ts';

const TestCards = import.meta.env.MODE === 'emulators' ? lazy(() => import('./TestCards.tsx')) : null;

interface CardFieldsProps {
  register: (field: CardField) => UseFormRegisterReturn;
  errors: Partial<Record<CardField, { message?: string | undefined }>>;
  /** Types a value for the person, as a test card does. */
  fill: (field: CardField, value: string) => void;
}

/** The card, which goes to the payment provider and nowhere else. */
export function CardFields({ register, errors, fill }: CardFieldsProps) {
  return (
    <FormSection title="Payment">
      <TextInput
        label="Card number"
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 5678 9012 3456"
        field={formatted(register('cardNumber'), formatCardNumber)}
        error={errors.cardNumber?.message}
      />
      <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: '1fr 1fr' }}>
        <TextInput
          label="Expiry"
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder="MM/YY"
          field={formatted(register('expiry'), formatExpiry)}
          error={errors.expiry?.message}
        />
        <TextInput
          label="Security code"
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="CVV"
          field={formatted(register('cvv'), formatCvv)}
          error={errors.cvv?.message}
        />
      </Box>
      <TextInput
        label="Name on card"
        optional
        autoComplete="cc-name"
        maxLength={120}
        field={register('cardName')}
        error={errors.cardName?.message}
      />
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
              fill('cardNumber', formatCardNumber(number));
              fill('expiry', expiry);
              fill('cvv', cvv);
            }}
          />
        </Suspense>
      )}
    </FormSection>
  );
}

/** Formats as one types, without moving the caret away from where it is. */
function formatted(field: UseFormRegisterReturn, format: (text: string) => string): UseFormRegisterReturn {
  return {
    ...field,
    onChange: async (event: Parameters<typeof field.onChange>[0]) => {
      const input = event.target as HTMLInputElement;
      const next = reformat(input.value, input.selectionStart ?? input.value.length, format);
      if (next.text !== input.value) {
        input.value = next.text;
        input.setSelectionRange(next.caret, next.caret);
      }
      await field.onChange(event);
    },
  };
}
