import { savedMethodsInput } from '@tempera/domain/money/saved-methods';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';
import { savedMethods as keep } from './saved-methods.ts';

export const savedMethods = callable(
  'savedMethods',
  savedMethodsInput,
  (input, context) => keep(input, context, stripeProvider),
  { secrets: stripeSecrets },
);
