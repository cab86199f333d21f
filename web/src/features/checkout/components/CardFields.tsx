import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import { Icon } from '../../../ui/Icon.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import { formatCardNumber, formatCvv, formatExpiry, reformat } from '../card-format.ts';
import type { OrderFormValues } from '../order-form.ts';
import { FormSection } from './FormSection.tsx';

const TestCards = import.meta.env.MODE === 'emulators' ? lazy(() => import('./TestCards.tsx')) : null;

/** The card, which goes to the payment provider and nowhere else. */
export function CardFields({ form }: { form: UseFormReturn<OrderFormValues> }) {
  const { register } = form;
  const { errors } = form.formState;
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
          <TestCards onChoose={(card) => fill(form, card)} />
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

function fill(form: UseFormReturn<OrderFormValues>, card: { number: string; expiry: string; cvv: string }) {
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  form.setValue('cardNumber', formatCardNumber(card.number), options);
  form.setValue('expiry', card.expiry, options);
  form.setValue('cvv', card.cvv, options);
}
