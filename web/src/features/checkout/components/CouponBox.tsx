import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { couponCodeForm } from '@tempera/domain/orders/order';
import { useEffect, useRef } from 'react';
import { Form, useForm } from '../../../ui/form/Form.tsx';
import { FormText } from '../../../ui/form/fields.tsx';
import type { Quoting } from '../use-quote.ts';

/** One coupon: typed, applied (the input clears and is disabled), removed. */
export function CouponBox({ quoting, disabled }: { quoting: Quoting; disabled: boolean }) {
  const { busy, couponProblem: problem, applyCoupon, removeCoupon } = quoting;
  const { coupon } = quoting.quote;
  const form = useForm({ schema: couponCodeForm, defaultValues: { code: '' } });
  const { reset, setError, setFocus } = form;
  const removing = useRef<HTMLButtonElement>(null);
  const asked = useRef(false);
  useEffect(() => {
    if (coupon) reset();
    else if (problem) setError('code', { message: problem });
  }, [coupon, problem, reset, setError]);
  useEffect(() => {
    if (busy || !asked.current) return;
    asked.current = false;
    // The button that was pressed could not be, meanwhile, and lost the focus; who went elsewhere stays there.
    if (!document.activeElement?.matches('body, :disabled')) return;
    if (coupon) removing.current?.focus();
    else setFocus('code');
  }, [busy, coupon, setFocus]);
  const ask = (request: () => Promise<void>) => {
    asked.current = true;
    return request();
  };
  return (
    <Box>
      <Form
        form={form}
        onSubmit={({ code }) => ask(() => applyCoupon(code))}
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
            <Button ref={removing} size="small" disabled={busy || disabled} onClick={() => ask(removeCoupon)}>
              Remove coupon
            </Button>
          </Box>
        )}
      </Box>
    </Box>
  );
}
