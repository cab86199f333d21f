import type { Paid } from '@tempera/domain/ledger/book-entry';
import { goneBefore, isFurther } from '@tempera/domain/orders/dispute';
import type { OrderDispute } from '@tempera/domain/orders/order';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { Dispute } from '../payments/payment-provider.ts';
import { db, type Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { type BookedDispute, bookDispute } from './book-dispute.ts';

/** A dispute of what was paid, as the transaction that takes the step has read both. */
export interface Disputed {
  dispute: Dispute;
  booked: BookedDispute;
  /** What it is of: to the books, and as it stands here. */
  paid: Paid;
  figures: Parameters<typeof goneBefore>[0];
  /** Whether it stands as lost among the refunds. */
  isLost: boolean;
}

/** How far a dispute is known here; null for what nobody has heard of. */
export function knownState({ dispute, booked, figures, isLost }: Disputed): OrderDispute['state'] | null {
  if (figures.dispute?.id === dispute.id) return figures.dispute.state;
  if (isLost) return 'lost';
  if (booked.isBack) return 'won';
  return booked.taken ? 'open' : null;
}

/** How it stands here from now on. @param before what of the payment was gone before it, in cents */
export function standingOf({ dispute, figures }: Disputed, before: number): OrderDispute {
  const { id, state, amountCents, reason, dueAt } = dispute;
  const at = figures.dispute?.id === id ? figures.dispute.at : clock.now();
  return { id, state, amountCents, reason, at, beforeCents: before, ...(dueAt && { dueAt }) };
}

/**
 * Books what is not booked yet of a dispute, and takes the step where it is further than what is known here, in one commit with the note of
 * the event. `before` is what of the payment was gone before it, in cents.
 */
export function followDispute<One extends Disputed>(
  mark: EventMark,
  read: (transaction: Transaction) => Promise<One | null>,
  advance: (transaction: Transaction, disputed: One, before: number) => void,
): Promise<void> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const disputed = await read(transaction);
      if (disputed) {
        const { dispute, booked, paid, figures } = disputed;
        const before = goneBefore(figures, dispute);
        bookDispute(transaction, paid, dispute, booked, before);
        if (isFurther(dispute.state, knownState(disputed))) advance(transaction, disputed, before);
      }
      mark(transaction);
    }),
  );
}
