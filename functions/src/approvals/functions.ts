import { decideApprovalInput } from '@tempera/domain/people/approval';
import { stripeProvider } from '../payments/stripe-provider.ts';
import { callable } from '../platform/callable.ts';
import { stripeSecrets } from '../platform/params.ts';
import { decideApproval as decideOne } from './decide-approval.ts';

export const decideApproval = callable(
  'decideApproval',
  decideApprovalInput,
  (input, { auth }) => decideOne(input, auth, stripeProvider),
  { secrets: stripeSecrets },
);
