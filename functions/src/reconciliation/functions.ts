import { reconcileInput } from '@tempera/domain/reconciliation/reconcile-calls';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';
import { reconcile as compare } from './book-difference.ts';

export const reconcile = callable(
  'reconcile',
  reconcileInput,
  (input, { auth }) => compare(input, auth, stripeProvider),
  { secrets: stripeSecrets, timeoutSeconds: 300 },
);
