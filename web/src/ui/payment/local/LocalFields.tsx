import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { type Card, cardForm, emptyCard } from '@tempera/domain/money/card';
import type { PaymentMethod } from '@tempera/domain/money/payment-method';
import { messages } from '@tempera/domain/site/messages';
import { useEffect, useImperativeHandle, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { showFailure, useForm } from '../../form/Form.tsx';
import { type Payer, type PaymentFieldsProps, PaymentRefusal } from '../payment-fields.ts';
import { CardFields } from './CardFields.tsx';
import { CardRefusal, tokenizeCard, tokenizeWallet } from './make-confirmation-token.ts';

const labels: Record<PaymentMethod, string> = { card: 'Card', paypal: 'PayPal' };

/** The local store's own fields, of the shape of Stripe's: what is entered goes to the simulated provider alone. */
export default function LocalFields({ terms: { methods }, ref, onTouched }: PaymentFieldsProps) {
  const [wanted, setWanted] = useState<PaymentMethod>('card');
  const method = methods.includes(wanted) ? wanted : (methods[0] ?? wanted);
  const { form, createCardToken } = useCard();
  const touched = form.formState.dirtyFields.card?.number === true;
  useEffect(() => {
    if (touched) onTouched();
  }, [touched, onTouched]);
  useImperativeHandle(ref, () => ({
    check: async () => {
      if (method === 'card') await form.trigger();
    },
    createToken: (payer) => (method === 'card' ? createCardToken(payer) : tokenizeWallet(payer.email)),
  }));
  return (
    <FormProvider {...form}>
      {methods.length > 1 && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          aria-label="Pay with"
          value={method}
          onChange={(_, chosen: PaymentMethod | null) => chosen && setWanted(chosen)}
        >
          {methods.map((each) => (
            <ToggleButton key={each} value={each} sx={{ minHeight: 48, textTransform: 'none' }}>
              {labels[each]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      )}
      {method === 'card' ? (
        <CardFields />
      ) : (
        <Typography color="textSecondary">
          PayPal asks you on a page of its own once you press Pay.
        </Typography>
      )}
    </FormProvider>
  );
}

/** The card's form, and the way from what was typed to a token. */
function useCard() {
  const form = useForm({ schema: cardForm, defaultValues: { card: emptyCard }, mode: 'onTouched' });
  const createCardToken = async (payer: Payer): Promise<string> => {
    let card: Card | undefined;
    let isMissing = false;
    // The form shows what is wrong only after this has returned, so nothing is thrown in it.
    await form.handleSubmit(
      (values) => {
        card = values.card;
      },
      ({ card: { number, expiry, cvv } = {} }) => {
        isMissing = [number, expiry, cvv].some((error) => error?.type === 'too_small');
      },
    )();
    if (!card) throw new PaymentRefusal(isMissing ? messages.checkout.missing : '');
    return tokenizeCard(card, payer).catch((error: unknown) => {
      if (!(error instanceof CardRefusal)) throw error;
      const text = error.message || messages.checkout.declined;
      showFailure(form, { text, field: fieldOf(error.field) });
      throw new PaymentRefusal(text);
    });
  };
  return { form, createCardToken };
}

/** The form's field for one that the provider names; what it doesn't know is said at the number. */
const fieldOf = (field: string | null) =>
  field === 'expiry' || field === 'cvv' || field === 'name' ? (`card.${field}` as const) : 'card.number';
