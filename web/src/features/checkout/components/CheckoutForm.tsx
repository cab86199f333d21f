import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { methodsOf, type PaymentMethod } from '@tempera/domain/money/payment-method';
import type { CheckoutOrder } from '@tempera/domain/orders/order';
import { messages } from '@tempera/domain/site/messages';
import { useEffect, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { CardFields } from '../../../ui/card/CardFields.tsx';
import { Form, lacksSomething, showFailure } from '../../../ui/form/Form.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import type { Problem } from '../describe-problem.ts';
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
  onSubmit: (values: CheckoutOrder, method: PaymentMethod) => Promise<void>;
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
  const missing = lacksSomething(form);
  useLeaveGuard(
    confirmLeave === 'unsaved' && placing !== 'placed' && form.formState.dirtyFields.card?.number === true,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each problem
  useEffect(() => {
    if (problem?.field) showFailure(form, problem);
  }, [problem]);

  return (
    <Form
      form={form}
      id="checkout-form"
      label="Checkout"
      onSubmit={(values) => onSubmit(values, method)}
      sx={{ gap: 10 }}
    >
      <CustomerFields />
      {pays && <PayWith methods={methods} method={method} onChange={setWanted} />}
      {needsCard && methods.length > 0 && <CardFields />}
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
    </Form>
  );
}

function wordsOf(placing: Placing, { totalCents, currency }: QuoteCheckoutOutput): string {
  if (placing === 'placing') return 'Placing your order…';
  if (placing === 'placed') return 'Order placed';
  return totalCents === 0 ? 'Get it free' : `Pay ${formatMoney(totalCents as Cents, currency)}`;
}
