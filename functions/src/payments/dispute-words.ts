import type { TakingState } from '@tempera/domain/orders/dispute';

/** What the mails about a dispute are called, by how it stands: each tells its own news in a mailbox. */
export const disputeTitles: Record<TakingState, string> = {
  open: 'Payment disputed',
  won: 'Dispute decided, the payment stands',
  lost: 'Dispute decided, the payment was returned',
};

/** What a payer can do about a dispute that they know nothing of. @param asker who has the money, `your bank` */
export const notYours = (asker: string): string =>
  `If you did not start this dispute, tell ${asker} and answer this email.`;
