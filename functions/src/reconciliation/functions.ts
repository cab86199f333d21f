import { reconcileInput } from '@tempera/domain/reconciliation/reconcile-calls';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';

export const reconcile = callable(
  'reconcile',
  reconcileInput,
  async (input, { auth }) => (await import('./book-difference.ts')).reconcile(input, auth, stripeProvider),
  { secrets: stripeSecrets, timeoutSeconds: 300 },
);
