import { decideApprovalInput } from '@tempera/domain/people/approval';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';

export const decideApproval = callable(
  'decideApproval',
  decideApprovalInput,
  async (input, { auth }) =>
    (await import('./decide-approval.ts')).decideApproval(input, auth, stripeProvider),
  { secrets: stripeSecrets },
);
