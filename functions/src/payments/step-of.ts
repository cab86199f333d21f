import type { PaymentStep } from '@tempera/domain/money/payment-step';
import type { Payment } from './payment-provider.ts';

/** What the browser of whoever pays goes on with; empty where the payment does not wait for them. */
export function stepOf({
  state,
  clientSecret,
  redirect,
}: Pick<Payment, 'state' | 'clientSecret' | 'redirect'>): PaymentStep {
  if (state !== 'requires-action') return {};
  if (redirect) return { redirect };
  return clientSecret ? { clientSecret } : {};
}
