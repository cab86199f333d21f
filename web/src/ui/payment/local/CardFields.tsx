import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';
import { FormText } from '../../form/fields.tsx';
import { formatCardNumber, formatCvv, formatExpiry, reformat } from './card-format.ts';
import { TestCards } from './TestCards.tsx';

/** The fields of `card` in a form, and cards to fill them with. */
export function CardFields() {
  const { setValue } = useFormContext();
  const fill = (field: string, value: string) =>
    setValue(`card.${field}`, value, { shouldDirty: true, shouldValidate: true });
  return (
    <>
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
      <TestCards
        onChoose={({ number, expiry, cvv }) => {
          fill('number', formatCardNumber(number));
          fill('expiry', expiry);
          fill('cvv', cvv);
        }}
      />
    </>
  );
}

/** Formats as one types, without moving the caret away from where it is. */
const keeping = (format: (text: string) => string) => (input: HTMLInputElement) => {
  const next = reformat(input.value, input.selectionStart ?? input.value.length, format);
  if (next.text === input.value) return;
  input.value = next.text;
  input.setSelectionRange(next.caret, next.caret);
};
