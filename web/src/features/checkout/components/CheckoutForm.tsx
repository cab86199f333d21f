import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { methodsOf, type PaymentMethod } from '@tempera/domain/money/payment-method';
import { type CheckoutOrder, checkoutForm } from '@tempera/domain/orders/order';
import { messages } from '@tempera/domain/site/messages';
import { useEffect, useState } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { CardFields } from '../../../ui/card/CardFields.tsx';
import { FormSection } from '../../../ui/FormSection.tsx';
import { Form, lacksSomething, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { readDraft, writeDraft } from '../checkout-storage.ts';
import type { Problem } from '../describe-problem.ts';
import { emptyOrderForm, prefill } from '../order-form.ts';
import type { Placing } from '../use-place-order.ts';
import { CustomerFields } from './CustomerFields.tsx';
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

/**
 * The checkout form's state: begun with what is known of the customer and what was typed before a reload, and kept as a
 * draft. Mount it anew for another person.
 */
function useOrderForm(person: Person | null, needsCard: boolean) {
  const uid = person && !person.anonymous ? person.uid : null;
  const form = useForm({ schema: checkoutForm(needsCard), defaultValues: emptyOrderForm, mode: 'onTouched' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what is typed afterwards stands
  useEffect(() => {
    form.reset({ ...emptyOrderForm, ...prefill(person), ...readDraft(uid) });
  }, []);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(uid, values) }),
    [subscribe, uid],
  );
  return form;
}

interface PayWithProps {
  /** Those that the store has switched on. */
  methods: readonly PaymentMethod[];
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
}

const options = [
  { value: 'card', label: 'Card' },
  { value: 'paypal', label: 'PayPal' },
] as const;

/** The choice of a way to pay, where there is one, and what is to be known of it. */
function PayWith({ methods, method, onChange }: PayWithProps) {
  if (methods.length === 0) {
    return (
      <InlineNotice kind="attention" role="status">
        Payments are turned off right now. You can still get free templates.
      </InlineNotice>
    );
  }
  return (
    <>
      {methods.length > 1 && (
        <SelectField label="Pay with" value={method} options={options} onChange={onChange} />
      )}
      {method === 'paypal' && (
        <FormSection title="Payment">
          <Typography color="textSecondary">
            You’ll pay with the PayPal account for the email address above.
          </Typography>
        </FormSection>
      )}
    </>
  );
}
