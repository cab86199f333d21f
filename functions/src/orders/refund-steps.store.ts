import { failedRefundEntry, paidOrder, refundEntry } from '@tempera/domain/ledger/book-entry';
import type { LedgerEntry } from '@tempera/domain/ledger/ledger-entry';
import { creditMark, reversalMark } from '@tempera/domain/money/credit-note';
import { goneCents } from '@tempera/domain/orders/dispute';
import type { Order } from '@tempera/domain/orders/order';
import { afterFailedRefund, afterRefund } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { durations } from '@tempera/domain/site/durations';
import { freeCoupon } from '../checkout/coupon-use.store.ts';
import { type Actor, addEvent, orderAudit } from '../checkout/order-history.ts';
import { mailsOrders } from '../checkout/orders.store.ts';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import type { Transaction } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';
import { answerRequest, findRequestTicket } from './refund-answer.store.ts';
import { failedRefundMail, refundMail } from './refund-mail.ts';
import { ended, fromRefund, type StoredRefund } from './refunds.store.ts';
import { findEntries, findMissing, giveBack, withdraw } from './withdrawals.store.ts';

/** An order and a refund of it, as the transaction that takes the step has read them. */
export interface Refunding {
  order: Order;
  refund: StoredRefund;
  /** Not there yet: it was made in the provider's dashboard. */
  isNew: boolean;
  /** The provider's number, null for an order that was completed by hand. */
  reference: string | null;
  settings: SiteSettings;
}

const actorOf = ({ byId, byName, byRole }: StoredRefund): Actor => ({ byId, byName, byRole });

/** The order names another one, or none. */
const closing = ({ openRefund }: Order, { id }: StoredRefund) =>
  openRefund?.id === id ? { openRefund: noField() } : {};

/** Books a refund that the provider has made: order, refund, library, coupon slot, books, mail, answer to who asked, history and audit log. */
export async function book(transaction: Transaction, step: Refunding): Promise<void> {
  const { order, refund, isNew, reference, settings } = step;
  const { id } = refund;
  const { amountCents, reason, freesCoupon = true } = refund;
  const after = afterRefund(order, refund);
  const took = after.withdrawn.filter((slug) => !order.withdrawn?.includes(slug));
  const [ticket, { entries, kept }] = [
    await findRequestTicket(transaction, order),
    await findEntries(transaction, order, took),
  ];
  withdraw(transaction, entries);
  if (ticket) answerRequest(transaction, ticket, { order, refund, status: after.status, settings });

  const frees = freesCoupon && after.status === 'refunded' && order.couponSlot !== null;
  if (frees) freeCoupon(transaction, order);
  transaction.update(refs.order(order.id), {
    ...after,
    ...(frees && { couponSlot: null }),
    ...(order.taxFiling && { 'taxFiling.state': 'due' }),
    ...closing(order, refund),
    refundRequest: noField(),
  });
  const before = goneCents(order, amountCents);
  const keeps = kept.length > 0 && { kept };
  const booked = { ...ended('done', reference), took, ...keeps, ...creditMark(before) };
  const document = refs.refund(order.id, id);
  if (isNew) transaction.create(document, { ...fromRefund(refund), ...booked });
  else transaction.update(document, booked);

  const entry = refundEntry(paidOrder(order), { id, amountCents, before, reference, at: clock.now() });
  addLedgerEntry(transaction, entry);
  const how = reference === null ? { byHand: true } : { reference };
  const gone = took.filter((slug) => !kept.includes(slug));
  const details = { amountCents, slugs: gone, ...keeps, ...(reason && { reason }) };
  addEvent(transaction, order.id, 'refunded', { ...details, ...how }, actorOf(refund));
  transaction.create(
    refs.auditEntry(`refund-${id}`),
    orderAudit('order.refunded', order, actorOf(refund), {
      from: order.status,
      to: after.status,
      amountCents,
      currency: order.currency,
      why: reason,
    }),
  );
  if (mailsOrders(settings)) {
    transaction.set(refs.mail(`order-${order.id}-refund-${id}`), {
      to: order.customer.email,
      ...refundMail(order, refund, { gone, kept }, settings),
    });
  }
}

/** Notes that a bank takes its time: the order names the refund, and the provider is asked again later. */
export async function wait(transaction: Transaction, step: Refunding): Promise<void> {
  const { order, refund, isNew, reference } = step;
  const { openRefund } = order;
  const now = clock.now();
  const isMine = openRefund?.id === refund.id;
  const isDue = isMine && (!openRefund.pending || openRefund.since <= now - durations.refundSweepAfter);
  if (!openRefund || isDue) {
    const asked = { id: refund.id, since: now + durations.refundAskedAgain, pending: true };
    transaction.update(refs.order(order.id), { openRefund: asked });
  }
  if (!isNew && refund.status === 'pending') return;
  const document = refs.refund(order.id, refund.id);
  if (isNew) transaction.create(document, fromRefund({ ...refund, status: 'pending', reference }));
  else transaction.update(document, { status: 'pending', reference });
  const { amountCents } = refund;
  const details = { amountCents, ...(reference && { reference }) };
  addEvent(transaction, order.id, 'refund-pending', details, actorOf(refund));
}

/** Closes a refund that the provider has refused: the order stands as before. */
export async function drop(transaction: Transaction, { order, refund, reference }: Refunding): Promise<void> {
  const { amountCents, reason } = refund;
  if (order.openRefund?.id === refund.id) transaction.update(refs.order(order.id), { openRefund: noField() });
  transaction.update(refs.refund(order.id, refund.id), ended('refused', reference));
  const details = { amountCents, reason, ...(reference && { reference }) };
  addEvent(transaction, order.id, 'refund-refused', details, actorOf(refund));
}

/**
 * Takes back what was booked of a refund that did not arrive: the money is the store's again, and the templates that went with it are the
 * buyer's. A coupon's use that it has freed stays free, as somebody may have it by now; its credit note is taken back by a document of its
 * own (decision 68).
 */
export async function undo(
  transaction: Transaction,
  { order, refund, reference, settings }: Refunding,
): Promise<void> {
  const { id, amountCents, took = [] } = refund;
  const [given] = await transaction.getAll(refs.ledgerEntry(`refund-${id}`));
  const after = afterFailedRefund(order, refund);
  const back = took.filter((slug) => !after.withdrawn.includes(slug));
  const missing = await findMissing(transaction, order, back);

  giveBack(transaction, order, missing);
  const filing = order.taxFiling && { 'taxFiling.state': 'due' };
  transaction.update(refs.order(order.id), { ...after, ...filing });
  transaction.update(refs.refund(order.id, id), { ...ended('failed', reference), ...reversalMark(refund) });
  const booked = given?.data() as LedgerEntry<unknown> | undefined;
  if (booked) addLedgerEntry(transaction, failedRefundEntry(id, booked, clock.now()));
  addEvent(transaction, order.id, 'refund-failed', { amountCents, ...(reference && { reference }) });
  if (mailsOrders(settings)) {
    const restored = order.dispute?.state === 'open' ? [] : missing.map((entry) => entry.id);
    transaction.set(refs.mail(`order-${order.id}-refund-${id}-failed`), {
      to: order.customer.email,
      ...failedRefundMail(order, refund, restored, settings),
    });
  }
}
