import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { couponCodeForm } from '@tempera/domain/orders/order';
import { useEffect } from 'react';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { FormText } from '../../../ui/form/fields.tsx';

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
  const form = useForm({ schema: couponCodeForm, defaultValues: { code: '' } });
  const { reset, setError } = form;
  useEffect(() => {
    if (coupon) reset();
    else if (problem) setError('code', { message: problem });
  }, [coupon, problem, reset, setError]);
  return (
    <Box>
      <Form
        form={form}
        onSubmit={({ code }) => onApply(code)}
        sx={{ gridTemplateColumns: '1fr auto', gap: 2, alignItems: 'start' }}
      >
        <FormText
          name="code"
          label="Coupon code"
          optional
          autoComplete="off"
          maxLength={40}
          disabled={coupon !== null || disabled}
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
      </Form>
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
