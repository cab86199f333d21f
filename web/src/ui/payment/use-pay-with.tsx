import type { PlaceOrderInput } from '@tempera/domain/calls/calls';
import { type ReactNode, useState } from 'react';
import { FormSection } from '../FormSection.tsx';
import { LoadingShape } from '../LoadingShape.tsx';
import { KeptMethods } from './KeptMethods.tsx';
import type { Payer, PaymentTerms } from './payment-fields.ts';
import { SaveMethod } from './SaveMethod.tsx';
import { useKeptMethods } from './use-kept-methods.ts';
import { usePayment } from './use-payment.tsx';

/** With what it is paid. */
export type PaidBy = Pick<PlaceOrderInput, 'paymentToken' | 'savedMethod' | 'saveMethod'>;

export interface PayWith {
  element: ReactNode;
  /** There is nothing to pay with on the page yet: what is kept is not known, or the fields are on their way. */
  loading: boolean;
  /** Something was entered that leaving would lose. */
  touched: boolean;
  /** Says at the fields what is missing or wrong. */
  check: () => Promise<void>;
  /** @throws PaymentRefusal, CallError */
  choose: (payer: Payer) => Promise<PaidBy>;
  /** What was chosen has been declined: nobody is to read it there any longer, or to send it once more by mistake. */
  clear: () => void;
}

/**
 * How something is paid: by what a member has kept, or by what is entered.
 * @param uid the member's; null for visitors and guests, undefined until it is known
 * @param keeps `if-wanted`: a member may have it kept for their next order. `always`: it pays again without them
 * @param declined the kept one that a bank has said no to, which is not proposed
 */
export function usePayWith(
  uid: string | null | undefined,
  terms: Omit<PaymentTerms, 'keeps'>,
  keeps: 'if-wanted' | 'always',
  declined?: string,
): PayWith {
  const kept = useKeptMethods(uid, terms.methods);
  const [wanted, setWanted] = useState<string | null>();
  const [saves, setSaves] = useState(false);
  const asks = keeps === 'if-wanted' && Boolean(uid);
  const ifWanted = asks && saves ? 'on-session' : null;
  const payment = usePayment({ ...terms, keeps: keeps === 'always' ? 'off-session' : ifWanted });
  const isLoading = kept === undefined && Boolean(uid);
  // Until something else is said, the first one that is kept; whoever has begun to enter a card goes on with that.
  const isEntering = wanted === undefined && payment.touched;
  const proposed = isEntering ? null : (kept?.find(({ id }) => id !== declined)?.id ?? null);
  const chosen = wanted === undefined ? proposed : wanted;
  const entered = (
    <>
      {payment.fields}
      {asks && terms.methods.length > 0 && <SaveMethod on={saves} onChange={setSaves} />}
    </>
  );
  return {
    element: (
      <FormSection title="Payment">
        {isLoading && !isEntering ? (
          <LoadingShape height="6rem" label="Loading your payment methods" />
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
    loading: isLoading ? !isEntering : chosen === null && payment.loading,
    touched: chosen === null && payment.touched,
    check: async () => {
      if (chosen === null) await payment.check();
    },
    choose: async (payer) =>
      chosen === null
        ? { paymentToken: await payment.createToken(payer), ...(asks && { saveMethod: saves }) }
        : { savedMethod: chosen },
    clear: () => {
      if (chosen !== null) return;
      payment.clear();
      // Nor is what they have kept proposed in its place.
      setWanted(null);
    },
  };
}
