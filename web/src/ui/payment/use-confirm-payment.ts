import { goesOn, type PaymentStep } from '@tempera/domain/money/payment-step';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '../../firebase/write/call.ts';
import { showToast } from '../toast.ts';
import { continuePayment } from './continue-payment.ts';

/**
 * A button's work that lets somebody confirm a payment which waits for them: one time, however often it is pressed.
 * @param ask how the payment stands, with what the browser goes on with where it still waits
 * @param back where to go once they have answered
 */
export function useConfirmPayment(ask: () => Promise<PaymentStep>, back: string) {
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();
  const confirm = async () => {
    if (busy) return;
    setBusy(true);
    try {
      const step = await ask();
      if (goesOn(step)) await continuePayment(step);
      navigate(back);
    } catch (error) {
      showToast({ title: 'Couldn’t go on with your payment', text: errorText(error), kind: 'error' });
    }
    setBusy(false);
  };
  return { busy, confirm };
}
