import { paidOrder } from '@tempera/domain/ledger/book-entry';
import { creditMark } from '@tempera/domain/money/credit-note';
import { afterDispute, goneCents, isFurther } from '@tempera/domain/orders/dispute';
import { type Order, type OrderDispute, wasPaid } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { addEvent } from '../checkout/order-history.ts';
import { mailsOrders } from '../checkout/orders.store.ts';
import { type BookedDispute, bookDispute, readBookedDispute } from '../ledger/book-dispute.ts';
import type { EventMark } from '../payments/event-marks.store.ts';
import type { Dispute } from '../payments/payment-provider.ts';
import { type DocumentReference, db, type Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { disputeMail } from './dispute-mail.ts';
import { actorOfProvider, fromRefund, type StoredRefund } from './refunds.store.ts';
import {
  type Entry,
  findEntries,
  findMissing,
  giveBack,
  resume,
  suspend,
  withdraw,
} from './withdrawals.store.ts';

/** An order and a dispute of it, as the transaction that takes the step has read them. */
interface Disputed {
  order: Order;
  dispute: Dispute;
  booked: BookedDispute;
  /** How far it is known here; null for what nobody has heard of. */
  known: OrderDispute['state'] | null;
  entries: readonly Entry[];
  /** Templates of it that the buyer owns in no way. */
  missing: readonly DocumentReference[];
  settings: SiteSettings;
}

async function read(
  transaction: Transaction,
  orderId: string,
  dispute: Dispute,
  settings: SiteSettings,
): Promise<Disputed | null> {
  const data = (await transaction.get(refs.order(orderId))).data() as Order | undefined;
  if (!data || !wasPaid(data)) return null;
  const order = { ...data, id: orderId };
  const [booked, lost] = await Promise.all([
    readBookedDispute(transaction, dispute.id),
    transaction.get(refs.refund(orderId, dispute.id)),
  ]);
  const byBooks = lost.exists ? 'lost' : booked.isBack ? 'won' : booked.taken ? 'open' : null;
  const known = order.dispute?.id === dispute.id ? order.dispute.state : byBooks;
  const slugs = order.lines.map(({ slug }) => slug).filter((slug) => !order.withdrawn?.includes(slug));
  const entries = await findEntries(transaction, order, slugs);
  const missing = await findMissing(transaction, order, slugs);
  return { order, dispute, booked, known, entries, missing, settings };
}

/** What of the payment was gone before the dispute, in cents: as it was booked, whatever has gone since. */
function beforeOf({ dispute: stands, ...order }: Order, { id, amountCents }: Dispute): number {
  const known = stands?.id === id ? stands : null;
  if (known && known.state !== 'inquiry' && known.beforeCents !== undefined) return known.beforeCents;
  return goneCents({ ...order, ...(stands && !known && { dispute: stands }) }, amountCents);
}

/** What a bank has given to its cardholder for good is booked as a refund, for its credit note. */
function addLoss(transaction: Transaction, { order, dispute, entries }: Disputed, before: number): void {
  const amountCents = Math.min(dispute.amountCents, order.totalCents - (order.refundedCents ?? 0));
  if (amountCents <= 0) return;
  const { id } = dispute;
  const loss: StoredRefund = {
    id,
    amountCents,
    slugs: [],
    took: entries.map(({ ref }) => ref.id),
    reason: 'The buyer’s bank has decided for its cardholder.',
    status: 'done',
    byProvider: true,
    reference: id,
    ...actorOfProvider(order.payment.provider),
    at: clock.now(),
  };
  transaction.create(refs.refund(order.id, id), { ...fromRefund(loss), ...creditMark(before) });
}

const steps = { inquiry: 'inquired', open: 'disputed', won: 'dispute-won', lost: 'dispute-lost' } as const;

/** The order's history: a dispute that is over when it is heard of was begun as well. */
function addSteps(transaction: Transaction, { order, dispute, known }: Disputed): void {
  const { id: reference, state, amountCents, reason } = dispute;
  const details = { amountCents, reason, reference };
  const isOver = state === 'won' || state === 'lost';
  if (isOver && known !== 'open') addEvent(transaction, order.id, 'disputed', details);
  addEvent(transaction, order.id, steps[state], details);
}

function advance(transaction: Transaction, disputed: Disputed, before: number): void {
  const { order, dispute, entries, missing, settings } = disputed;
  const { id, state, amountCents, reason } = dispute;
  const at = order.dispute?.id === id ? order.dispute.at : clock.now();
  const stands: OrderDispute = { id, state, amountCents, reason, at, beforeCents: before };
  transaction.update(refs.order(order.id), { ...afterDispute(order, stands), dispute: stands });
  if (state === 'open') suspend(transaction, entries);
  if (state === 'won') {
    resume(transaction, entries);
    giveBack(transaction, { id: order.id }, missing);
  }
  if (state === 'lost') {
    withdraw(transaction, entries);
    addLoss(transaction, disputed, before);
  }
  addSteps(transaction, disputed);
  const mail = mailsOrders(settings) ? disputeMail(order, stands, settings) : null;
  if (mail) {
    const queued = { to: order.customer.email, ...mail };
    transaction.set(refs.mail(`order-${order.id}-${id}-${state}`), queued);
  }
}

/**
 * Brings an order in line with a dispute of its payment, in one commit: an open one takes the money and holds the templates back, one that was
 * won gives both back, one that was lost takes them for good. Only what is further than what is known here changes anything, and only
 * entries of the library that stand there because of this order. With an inquiry a bank takes nothing.
 */
export function settleDispute(
  orderId: string,
  dispute: Dispute,
  settings: SiteSettings,
  mark: EventMark,
): Promise<void> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const disputed = await read(transaction, orderId, dispute, settings);
      if (disputed) {
        const { order, booked, known } = disputed;
        const before = beforeOf(order, dispute);
        bookDispute(transaction, paidOrder(order), dispute, booked, before);
        if (isFurther(dispute.state, known)) advance(transaction, disputed, before);
      }
      mark(transaction);
    }),
  );
}
