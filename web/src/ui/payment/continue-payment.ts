import type { PaymentStep } from '@tempera/domain/money/payment-step';
import { CallError } from '../../firebase/write/call.ts';
import { refused } from '../../firebase/write/refused.ts';
import { withoutLeaveGuard } from '../use-leave-guard.ts';
import { leaveFor } from './leave-page.ts';
import { isSimulated, publishableKey } from './payment-provider.ts';

/** Who asks is settled by the build, as with the fields (use-payment.tsx). */
const load =
  import.meta.env.MODE === 'emulators' && isSimulated
    ? () => import('./local/ask-bank.ts')
    : publishableKey
      ? () => import('./stripe/ask-bank.ts')
      : null;

/**
 * Leads on whom a payment, or a card to be kept, waits for: to their bank, or to the page where the provider takes the payment. As a rule
 * this page is left for that, which leads back to `/checkout/return`.
 * @param step what a function gave out for this; never stored
 * @returns when they have answered here, or came back by the back button: how the payment stands is the server's to say
 * @throws CallError
 */
export async function continuePayment({ clientSecret, redirect }: PaymentStep): Promise<void> {
  if (redirect) return withoutLeaveGuard(() => leaveFor(redirect));
  if (!load || !clientSecret) throw refused({ reason: 'payment-unavailable' });
  const { askBank } = await load().catch(() => {
    throw new CallError(null);
  });
  await withoutLeaveGuard(() => askBank(clientSecret));
}
