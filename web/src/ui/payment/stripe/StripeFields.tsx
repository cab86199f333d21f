import Button from '@mui/material/Button';
import { useColorScheme } from '@mui/material/styles';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js';
import { messages } from '@tempera/domain/site/messages';
import { useCallback, useEffect, useImperativeHandle, useState } from 'react';
import { CallError } from '../../../firebase/write/call.ts';
import { dark, light } from '../../../theme/tokens.ts';
import { InlineNotice } from '../../InlineNotice.tsx';
import { LoadingShape } from '../../LoadingShape.tsx';
import { type PaymentFieldsProps, PaymentRefusal, type PaymentTerms } from '../payment-fields.ts';
import { appearanceIn } from './appearance.ts';
import { loadStripe } from './load-stripe.ts';

/** Stripe's Payment Element: what is entered there is Stripe's alone, and shows what the account takes. */
export default function StripeFields(props: PaymentFieldsProps) {
  const { colorScheme } = useColorScheme();
  const { stripe, retry } = useStripeScript();
  if (stripe === undefined) return <LoadingShape height="14rem" label="Loading the payment form" />;
  if (stripe === null) return <NotLoaded onRetry={retry} />;
  const isDark = colorScheme === 'dark';
  return (
    <Elements
      stripe={stripe}
      options={{
        ...toElements(props.terms),
        appearance: appearanceIn(isDark ? dark : light, isDark),
        locale: 'en',
      }}
    >
      <Fields {...props} />
    </Elements>
  );
}

/** The payment that is to come. What a plan is paid with pays without the person later, which cards alone can. */
function toElements({ amountCents, currency, methods, keeps }: PaymentTerms): StripeElementsOptionsMode {
  return {
    ...(amountCents === null ? { mode: 'setup' } : { mode: 'payment', amount: amountCents }),
    currency: currency.toLowerCase(),
    setupFutureUsage: keeps && (keeps === 'off-session' ? 'off_session' : 'on_session'),
    ...(!methods.includes('paypal') && { excludedPaymentMethodTypes: ['paypal'] }),
    ...(!methods.includes('card') && { allowedPaymentMethodTypes: ['paypal'] }),
  };
}

function Fields({ ref, onTouched }: PaymentFieldsProps) {
  const stripe = useStripe();
  const elements = useElements();
  const [failed, setFailed] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      check: async () => {
        await elements?.submit();
      },
      createToken: async ({ name, email }) => {
        if (!stripe || !elements) throw new CallError(null);
        const { error: incomplete } = await elements.submit();
        // The fields say it themselves.
        if (incomplete) throw new PaymentRefusal();
        const { error, confirmationToken } = await stripe.createConfirmationToken({
          elements,
          params: { payment_method_data: { billing_details: { name, email } } },
        });
        if (confirmationToken) return confirmationToken.id;
        if (error?.type === 'api_connection_error') throw new CallError(null);
        throw new PaymentRefusal(error?.message);
      },
    }),
    [stripe, elements],
  );
  if (failed) return <NotLoaded onRetry={() => setFailed(false)} />;
  return (
    <PaymentElement
      options={{ layout: 'tabs', fields: { billingDetails: { name: 'never', email: 'never' } } }}
      onChange={({ empty }) => !empty && onTouched()}
      onLoadError={() => setFailed(true)}
    />
  );
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <InlineNotice
      kind="error"
      role="alert"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      The payment form didn’t load. {messages.networkError}
    </InlineNotice>
  );
}

/** Undefined while it loads, null when it did not come. */
function useStripeScript(): { stripe: Stripe | null | undefined; retry: () => void } {
  const [stripe, setStripe] = useState<Stripe | null>();
  const load = useCallback(() => {
    setStripe(undefined);
    loadStripe().then(setStripe, () => setStripe(null));
  }, []);
  useEffect(load, [load]);
  return { stripe, retry: load };
}
