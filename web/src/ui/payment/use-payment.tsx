import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { refused } from '../../firebase/write/refused.ts';
import { Icon } from '../Icon.tsx';
import { InlineNotice } from '../InlineNotice.tsx';
import { LoadingShape } from '../LoadingShape.tsx';
import { lazyPart } from '../lazy-part.tsx';
import type { Payer, PaymentFields, PaymentTerms } from './payment-fields.ts';
import { isSimulated, publishableKey } from './payment-provider.ts';

/** Who draws the fields is settled by the build: one of customers has no card form of its own. */
const Fields =
  import.meta.env.MODE === 'emulators' && isSimulated
    ? lazyPart(() => import('./local/LocalFields.tsx'))
    : publishableKey
      ? lazyPart(() => import('./stripe/StripeFields.tsx'))
      : null;

export interface Payment {
  /** Where one says how to pay. */
  fields: ReactNode;
  /** The fields are on their way. */
  loading: boolean;
  /** Something was entered that leaving would lose. */
  touched: boolean;
  check: () => Promise<void>;
  /** A token that pays once; null where none is needed. @throws PaymentRefusal, CallError */
  createToken: (payer: Payer) => Promise<string | null>;
  /** Empties the fields: what was entered has been declined. */
  clear: () => void;
}

/** How a page pays. The same for Stripe's fields and for the local store's. */
export function usePayment(terms: PaymentTerms): Payment {
  const fields = useRef<PaymentFields>(null);
  const [isDrawn, setDrawn] = useState(false);
  const [touched, setTouched] = useState(false);
  const [turn, setTurn] = useState(0);
  const onTouched = useCallback(() => setTouched(true), []);
  const keepFields = useCallback((drawn: PaymentFields | null) => {
    fields.current = drawn;
    if (drawn) setDrawn(true);
  }, []);
  const ways = (
    <Ways terms={terms}>
      {Fields && (
        <Suspense fallback={<LoadingShape height="14rem" label="Loading the payment form" />}>
          <Fields key={turn} terms={terms} ref={keepFields} onTouched={onTouched} />
        </Suspense>
      )}
    </Ways>
  );
  return {
    fields: ways,
    loading: Fields !== null && terms.methods.length > 0 && !isDrawn,
    touched,
    check: async () => fields.current?.check(),
    createToken: async (payer) => {
      if (!fields.current) throw refused({ reason: 'payment-unavailable' });
      return fields.current.createToken(payer);
    },
    clear: () => {
      setTurn((turns) => turns + 1);
      setTouched(false);
    },
  };
}

/** The fields with what is to be known of them, or why there are none. */
function Ways({ terms: { methods }, children }: { terms: PaymentTerms; children: ReactNode }) {
  if (methods.length === 0 || !children) {
    return (
      <InlineNotice kind="attention" role="status">
        {methods.length === 0
          ? 'Payments are turned off right now. You can still get free templates.'
          : 'This store can’t take payments yet. You can still get free templates.'}
      </InlineNotice>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      {children}
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <Icon name="lock" />
        Your card goes straight to the payment provider; this store never sees its number.
      </Typography>
    </Box>
  );
}
