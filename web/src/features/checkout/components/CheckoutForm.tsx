import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { methodsOf, type PaymentMethod } from '@tempera/domain/money/payment-method';
import { messages } from '@tempera/domain/site/messages';
import { useEffect, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { CardFields } from '../../../ui/card/CardFields.tsx';
import type { CardField } from '../../../ui/card/check-card.ts';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import type { Problem } from '../describe-problem.ts';
import type { OrderFormValues } from '../order-form.ts';
import { useOrderForm } from '../use-order-form.ts';
import type { Placing } from '../use-place-order.ts';
import { CustomerFields } from './CustomerFields.tsx';
import { PayWith } from './PayWith.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

interface CheckoutFormProps {
  person: Person | null;
  quote: QuoteCheckoutOutput;
  busy: boolean;
  placing: Placing;
  problem: Problem | null;
  onSubmit: (values: OrderFormValues, method: PaymentMethod) => Promise<void>;
  onRemove: (slug: string) => void;
}

/** Who buys and with which card; the button says what it costs. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { person, quote, busy, placing, problem, onSubmit, onRemove } = props;
  const { confirmLeave, ...settings } = useSettings();
  const [wanted, setWanted] = useState<PaymentMethod>('card');
  const methods = methodsOf(settings);
  const method = methods.includes(wanted) ? wanted : (methods[0] ?? wanted);
  const pays = quote.totalCents > 0;
  const needsCard = pays && method === 'card';
  const form = useOrderForm(person, needsCard);
  const { errors, isSubmitted, dirtyFields } = form.formState;
  const missing = isSubmitted && Object.values(errors).some((error) => error.type === 'required');
  useLeaveGuard(confirmLeave === 'unsaved' && placing !== 'placed' && dirtyFields.cardNumber === true);

  const fill = (field: CardField, value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const { setError } = form;
  useEffect(() => {
    if (problem?.field) setError(problem.field, { message: problem.text }, { shouldFocus: true });
  }, [problem, setError]);

  return (
    <Box
      component="form"
      id="checkout-form"
      aria-label="Checkout"
      noValidate
      onSubmit={form.handleSubmit((values) => onSubmit(values, method))}
      sx={{ display: 'grid', gap: 10 }}
    >
      <CustomerFields form={form} />
      {pays && <PayWith methods={methods} method={method} onChange={setWanted} />}
      {needsCard && methods.length > 0 && <CardFields register={form.register} errors={errors} fill={fill} />}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {missing && (
          <InlineNotice kind="error" role="alert">
            {messages.checkout.missing}
          </InlineNotice>
        )}
        {problem && !missing && <ProblemNotice problem={problem} onRemove={onRemove} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={busy || placing !== 'idle' || (pays && methods.length === 0)}
        >
          {wordsOf(placing, quote)}
        </Button>
      </Box>
    </Box>
  );
}

function wordsOf(placing: Placing, { totalCents, currency }: QuoteCheckoutOutput): string {
  if (placing === 'placing') return 'Placing your order…';
  if (placing === 'placed') return 'Order placed';
  return totalCents === 0 ? 'Get it free' : `Pay ${formatMoney(totalCents as Cents, currency)}`;
}
