import { CallError } from '../../firebase/write/call.ts';
import { refused } from '../../firebase/write/refused.ts';
import { withoutLeaveGuard } from '../use-leave-guard.ts';
import { isSimulated, publishableKey } from './payment-provider.ts';

/** Who asks is settled by the build, as with the fields (use-payment.tsx). */
const load =
  import.meta.env.MODE === 'emulators' && isSimulated
    ? () => import('./local/ask-bank.ts')
    : publishableKey
      ? () => import('./stripe/ask-bank.ts')
      : null;

/**
 * Has the person's bank ask them, for a payment or a card to be kept that waits for that. As a rule the page is left for the bank's, which
 * leads back to `/checkout/return`.
 * @param clientSecret what a function gave out for this; never stored
 * @returns when they have answered here, or came back by the back button: how the payment stands is the server's to say
 * @throws CallError
 */
export async function continuePayment(clientSecret: string): Promise<void> {
  if (!load) throw refused({ reason: 'payment-unavailable' });
  const { askBank } = await load().catch(() => {
    throw new CallError(null);
  });
  await withoutLeaveGuard(() => askBank(clientSecret));
}
