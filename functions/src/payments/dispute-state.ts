import type { Dispute } from './payment-provider.ts';

/** What Stripe calls a warning is an inquiry, or a dispute that was settled before it began. Whatever else is not over is open. */
const disputeStates: Partial<Record<string, Dispute['state']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  won: 'won',
  lost: 'lost',
};

export const disputeState = (status: string): Dispute['state'] => disputeStates[status] ?? 'open';
