import Skeleton from '@mui/material/Skeleton';
import type { PlaceOrderInput } from '@tempera/domain/calls/calls';
import { type ReactNode, useState } from 'react';
import { FormSection } from '../../ui/FormSection.tsx';
import type { Payer, PaymentTerms } from '../../ui/payment/payment-fields.ts';
import { usePayment } from '../../ui/payment/use-payment.tsx';
import { KeptMethods } from './components/KeptMethods.tsx';
import { SaveMethod } from './components/SaveMethod.tsx';
import { useKeptMethods } from './use-kept-methods.ts';

/** What an order is placed with, besides what is bought and by whom. */
export type PaidBy = Pick<PlaceOrderInput, 'paymentToken' | 'savedMethod' | 'saveMethod'>;

export interface PayWith {
  element: ReactNode;
  /** Something was entered that leaving would lose. */
  touched: boolean;
  /** Says at the fields what is missing or wrong. */
  check: () => Promise<void>;
  /** @throws PaymentRefusal, CallError */
  choose: (payer: Payer) => Promise<PaidBy>;
}

/**
 * How an order is paid: by what a member has kept, or by what is entered, which they may keep.
 * @param uid the member's; null for visitors and guests, undefined until it is known
 */
export function usePayWith(uid: string | null | undefined, terms: Omit<PaymentTerms, 'keeps'>): PayWith {
  const kept = useKeptMethods(uid);
  const [wanted, setWanted] = useState<string | null>();
  const [saves, setSaves] = useState(false);
  const payment = usePayment({ ...terms, keeps: saves && uid ? 'on-session' : null });
  // Until something else is said, the first one that is kept.
  const chosen = wanted === undefined ? (kept?.[0]?.id ?? null) : wanted;
  const entered = (
    <>
      {payment.fields}
      {uid && terms.methods.length > 0 && <SaveMethod on={saves} onChange={setSaves} />}
    </>
  );
  return {
    element: (
      <FormSection title="Payment">
        {kept === undefined && uid ? (
          <Skeleton variant="rounded" height="6rem" aria-label="Loading your payment methods" />
        ) : (
          <>
            {kept !== undefined && kept.length > 0 && (
              <KeptMethods methods={kept} chosen={chosen} onChoose={setWanted} />
            )}
            {chosen === null && entered}
          </>
        )}
      </FormSection>
    ),
    touched: chosen === null && payment.touched,
    check: async () => {
      if (chosen === null) await payment.check();
    },
    choose: async (payer) =>
      chosen === null
        ? { paymentToken: await payment.createToken(payer), saveMethod: saves && Boolean(uid) }
        : { savedMethod: chosen },
  };
}
