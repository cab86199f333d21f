import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { messages } from '@tempera/domain/site/messages';
import { type FormEvent, useState } from 'react';
import { TextInput } from '../../../ui/TextInput.tsx';

interface CouponBoxProps {
  coupon: QuoteCheckoutOutput['coupon'];
  problem: string | null;
  busy: boolean;
  disabled: boolean;
  onApply: (code: string) => void;
  onRemove: () => void;
}

/** One coupon: typed, applied (the input clears and is disabled), removed. */
export function CouponBox({ coupon, problem, busy, disabled, onApply, onRemove }: CouponBoxProps) {
  const [text, setText] = useState('');
  const [blank, setBlank] = useState(false);
  const [shown, setShown] = useState(coupon);
  if (shown !== coupon) {
    setShown(coupon);
    if (coupon) setText('');
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBlank(text.trim() === '');
    if (text.trim() !== '') onApply(text.trim());
  };
  const error = coupon ? undefined : blank ? messages.coupon.empty : (problem ?? undefined);
  return (
    <Box>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 2, alignItems: 'start' }}
      >
        <TextInput
          label="Coupon code"
          optional
          autoComplete="off"
          maxLength={40}
          field={{
            name: 'coupon',
            value: text,
            onChange: (event) => {
              setText(event.target.value);
              setBlank(false);
            },
          }}
          disabled={coupon !== null || disabled}
          error={error}
        />
        <Button
          type="submit"
          variant="outlined"
          color="secondary"
          disabled={coupon !== null || busy || disabled}
          sx={{ mt: 6.5, minHeight: 56 }}
        >
          Apply
        </Button>
      </Box>
      <Box role="status">
        {coupon && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
            <Typography variant="body2" sx={{ flex: 1, color: 'verdigris.text' }}>
              <strong>{coupon.code}</strong> applied{coupon.description && `: ${coupon.description}`}
            </Typography>
            <Button size="small" disabled={busy || disabled} onClick={onRemove}>
              Remove coupon
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
