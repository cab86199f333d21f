import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { QuoteCheckoutOutput } from '@tempera/domain/calls/calls';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import { methodsOf } from '@tempera/domain/money/payment-method';
import {
  type CheckoutOrder,
  type CheckoutValues,
  checkoutForm,
  type RequiredPlace,
} from '@tempera/domain/orders/order';
import { messages } from '@tempera/domain/site/messages';
import { neededPlace } from '@tempera/domain/tax/buyer-place';
import { asksCountry } from '@tempera/domain/tax/tax-rule';
import type { TaxSettings } from '@tempera/domain/tax/tax-settings';
import { useEffect } from 'react';
import type { Person } from '../../../firebase/auth/session.ts';
import { BusinessFields } from '../../../ui/buyer/BusinessFields.tsx';
import { nowhere, type Place, usePlace } from '../../../ui/buyer/use-place.ts';
import { Form, type FormState, lacksSomething, showFailure, useForm } from '../../../ui/form/Form.tsx';
import { InlineNotice } from '../../../ui/InlineNotice.tsx';
import { type PayWith, usePayWith } from '../../../ui/payment/use-pay-with.tsx';
import { useSettings } from '../../../ui/settings.tsx';
import { useLeaveGuard } from '../../../ui/use-leave-guard.ts';
import { readDraft, writeDraft } from '../checkout-storage.ts';
import type { Problem } from '../describe-problem.ts';
import { emptyOrderForm, prefill, withCodes } from '../order-form.ts';
import { memberUid } from '../use-identity.ts';
import type { Placing } from '../use-place-order.ts';
import { Assurance } from './Assurance.tsx';
import { BillingAddress } from './BillingAddress.tsx';
import { CustomerFields } from './CustomerFields.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';

interface CheckoutFormProps {
  /** Undefined until it is known; what is typed by then stays. */
  person: Person | null | undefined;
  quote: QuoteCheckoutOutput;
  busy: boolean;
  placing: Placing;
  problem: Problem | null;
  /** Told where the buyer is, whenever they say so. */
  onPlace: (place: Place) => void;
  onSubmit: (values: CheckoutOrder, payWith: PayWith) => Promise<void>;
  onRemove: (slug: string) => void;
}

/** Who buys and with what; the button says what it costs. */
export function CheckoutForm(props: CheckoutFormProps) {
  const { person, quote, busy, placing, problem, onPlace, onSubmit, onRemove } = props;
  const { confirmLeave, ...settings } = useSettings();
  const methods = methodsOf(settings);
  const pays = quote.totalCents > 0;
  const { totalCents: amountCents, currency } = quote;
  const payWith = usePayWith(
    pays ? memberUid(person) : null,
    { amountCents, currency, methods },
    'if-wanted',
  );
  const form = useOrderForm(person, (country) => neededPlace(settings, priceOf(quote), country));
  const place = useToldPlace(form, settings.tax, onPlace);
  const missing = lacksSomething(form);
  useLeaveGuard(
    confirmLeave === 'unsaved' && placing !== 'placed' && placing !== 'confirming' && payWith.touched,
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
      onSubmit={(values) => onSubmit(values, payWith)}
      onInvalid={pays ? payWith.check : undefined}
      sx={{ gap: 10 }}
    >
      <CustomerFields />
      <BillingAddress required={neededPlace(settings, priceOf(quote), place.country)} />
      {pays && <BusinessFields asksVatId={asksCountry(settings)} quote={quote} />}
      {pays && payWith.element}
      <Box sx={{ display: 'grid', gap: 4 }}>
        {missing && (
          <InlineNotice kind="error" role="alert">
            {messages.checkout.missing}
          </InlineNotice>
        )}
        {problem?.text && !missing && <ProblemNotice problem={problem} onRemove={onRemove} />}
        <Button
          type="submit"
          variant="contained"
          size="large"
          disabled={
            person === undefined ||
            busy ||
            (pays && payWith.loading) ||
            placing !== 'idle' ||
            (pays && methods.length === 0)
          }
        >
          {wordsOf(placing, quote)}
        </Button>
        {pays && <Assurance />}
      </Box>
    </Form>
  );
}

function wordsOf(placing: Placing, { totalCents, currency }: QuoteCheckoutOutput): string {
  if (placing === 'placing') return 'Placing your order…';
  if (placing === 'confirming') return 'Waiting for your confirmation…';
  if (placing === 'placed') return 'Order placed';
  return totalCents === 0 ? 'Get it free' : `Pay ${formatMoney(totalCents as Cents, currency)}`;
}

/**
 * The checkout form's state: begun with what was typed before a reload and, once it is known who buys, with what is known
 * of them; kept as a draft. Mount it anew for another person.
 */
function useOrderForm(
  person: Person | null | undefined,
  neededFor: (country: string | undefined) => readonly RequiredPlace[],
) {
  const uid = memberUid(person) ?? null;
  const form: FormState<CheckoutValues, CheckoutOrder> = useForm({
    schema: () => checkoutForm(neededFor(form.getValues('country'))),
    defaultValues: emptyOrderForm,
    mode: 'onTouched',
  });
  const known = person !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a visitor who becomes a guest while paying changes nothing
  useEffect(() => {
    const values = { ...emptyOrderForm, ...prefill(person ?? null), ...withCodes(readDraft(uid)) };
    form.reset(values, { keepDirtyValues: true });
  }, [known, uid]);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(uid, values) }),
    [subscribe, uid],
  );
  return form;
}

/** What is paid for, tax aside: by that it is decided whether there is anything to tax. */
const priceOf = ({ subtotalCents, discountCents }: QuoteCheckoutOutput) => subtotalCents - discountCents;

/** Where the buyer is, as the form has it; the price follows where the tax depends on it. */
function useToldPlace(
  form: FormState<CheckoutValues, CheckoutOrder>,
  tax: TaxSettings,
  onPlace: (place: Place) => void,
): Place {
  const [country = '', state = '', zip = '', vatId = ''] = form.watch(['country', 'state', 'zip', 'vatId']);
  const place = usePlace({ country, state, zip, vatId });
  const byZip = tax.mode === 'stripe' ? place : { ...place, zip: '' };
  const told = asksCountry({ tax }) ? byZip : nowhere;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another function each time
  useEffect(() => onPlace(told), [told.country, told.state, told.zip, told.vatId]);
  return place;
}
