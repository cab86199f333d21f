import { savedMethodsInput } from '@tempera/domain/money/saved-methods';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';

export const savedMethods = callable(
  'savedMethods',
  savedMethodsInput,
  async (input, context) => (await import('./saved-methods.ts')).savedMethods(input, context, stripeProvider),
  { secrets: stripeSecrets },
);
