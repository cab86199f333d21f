import { paidOrder, refundEntry } from '@tempera/domain/ledger/book-entry';
import { creditMark } from '@tempera/domain/money/credit-note';
import { type Cents, formatMoney } from '@tempera/domain/money/money';
import type { Order } from '@tempera/domain/orders/order';
import { afterRefund, type Refund } from '@tempera/domain/orders/refund';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { paths } from '@tempera/domain/site/paths';
import { addEvent, orderAudit } from '../checkout/order-history.ts';
import { mailsOrders } from '../checkout/orders.store.ts';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import { linkTo, type QueuedMail, queuedMail } from '../mail/queued-mail.ts';
import {
  type DocumentReference,
  type DocumentSnapshot,
  db,
  type QueryDocumentSnapshot,
  type Transaction,
} from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { retryBusy } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { noField } from '../platform/timestamps.ts';
import { ended, type StoredRefund, toRefund } from './refunds.store.ts';

/** Tells a customer what was given back, and which templates left their library. `taken` are the slugs of these. */
function refundMail(
  order: Order,
  { amountCents }: Pick<Refund<unknown>, 'amountCents'>,
  taken: readonly string[],
  settings: SiteSettings,
): QueuedMail {
  const names = order.lines.filter((line) => taken.includes(line.slug)).map((line) => line.name);
  return queuedMail('refund', {
    name: order.customer.name,
    store: settings.siteName,
    order: order.id,
    amount: formatMoney(amountCents as Cents, order.currency),
    withdrawn: names.length > 0 ? `No longer available to download: ${names.join(', ')}.` : '',
    link: linkTo(paths.order(order.id), settings),
  });
}

/** What becomes of a library entry: another order that bought the same, or nothing, in which case it goes. */
interface Withdrawal {
  entry: DocumentReference;
  ownedThrough: string | null;
}

const bought = (order: QueryDocumentSnapshot, slug: string): boolean => {
  const { lines = [], withdrawn = [] } = order.data() as Pick<Order, 'lines' | 'withdrawn'>;
  return lines.some((line) => line.slug === slug) && !withdrawn.includes(slug);
};

/**
 * Which entries of the buyer's library go with these lines of an order: those that stand there because of it. Whoever
 * has bought a template twice keeps it through the other order. Read in the transaction that takes them away.
 */
async function findWithdrawals(
  transaction: Transaction,
  { id, uid }: Pick<Order, 'id' | 'uid'>,
  slugs: readonly string[],
): Promise<Withdrawal[]> {
  if (slugs.length === 0) return [];
  const entries = await transaction.getAll(...slugs.map((slug) => refs.entitlement(uid, slug)));
  const here = entries.filter((entry) => entry.data()?.orderId === id);
  if (here.length === 0) return [];
  const completed = await transaction.get(
    refs.orders().where('uid', '==', uid).where('status', '==', 'completed'),
  );
  const others = completed.docs.filter((order) => order.id !== id);
  return here.map((entry) => ({
    entry: entry.ref,
    ownedThrough: others.find((order) => bought(order, entry.id))?.id ?? null,
  }));
}

interface Open {
  order: Order;
  refund: StoredRefund;
}

/** An order and its refund while that is the one under way; null once it has come to its end. */
async function readOpen(transaction: Transaction, orderId: string, refundId: string): Promise<Open | null> {
  const found = await transaction.getAll(refs.order(orderId), refs.refund(orderId, refundId));
  const [order, refund] = found as [DocumentSnapshot, DocumentSnapshot];
  const stored = toRefund(refund);
  if (stored?.status !== 'begun') return null;
  return { order: { ...(order.data() as Order), id: orderId }, refund: stored };
}

const actorOf = ({ byId, byName, byRole }: Refund<unknown>): Manager => ({ byId, byName, byRole });

/**
 * Books a refund that the provider has made: order, refund, library, coupon slot, mail, history and audit log in one
 * commit, once. `reference` is the provider's number, null for an order that was completed by hand.
 */
export function settleRefund(
  orderId: string,
  refundId: string,
  reference: string | null,
  settings: SiteSettings,
): Promise<void> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const open = await readOpen(transaction, orderId, refundId);
      if (!open) return;
      const { order, refund } = open;
      const { amountCents, reason, freesCoupon = true } = refund;
      const after = afterRefund(order, refund);
      const taken = after.withdrawn.filter((slug) => !order.withdrawn?.includes(slug));
      const withdrawals = await findWithdrawals(transaction, order, taken);

      for (const { entry, ownedThrough } of withdrawals) {
        if (ownedThrough === null) transaction.delete(entry);
        else transaction.update(entry, { orderId: ownedThrough });
      }
      const { couponCode, couponSlot } = order;
      const frees = freesCoupon && after.status === 'refunded' && couponCode !== null && couponSlot !== null;
      if (frees) {
        transaction.delete(refs.redemptions(couponCode).doc(couponSlot));
      }
      transaction.update(refs.order(orderId), {
        ...after,
        ...(frees ? { couponSlot: null } : {}),
        openRefund: noField(),
        refundRequest: noField(),
      });
      const before = order.refundedCents ?? 0;
      transaction.update(refs.refund(orderId, refundId), {
        ...ended('done', reference),
        ...creditMark(before),
      });
      const back = { id: refundId, amountCents, before, reference, at: clock.now() };
      addLedgerEntry(transaction, refundEntry(paidOrder(order), back));
      const details = { amountCents, slugs: taken, reason };
      const how = reference === null ? { byHand: true } : { reference };
      addEvent(transaction, orderId, 'refunded', { ...details, ...how }, actorOf(refund));
      transaction.create(
        refs.auditEntry(`refund-${refundId}`),
        orderAudit('order.refunded', order, actorOf(refund), {
          from: order.status,
          to: after.status,
          amountCents,
          currency: order.currency,
          why: reason,
        }),
      );
      if (mailsOrders(settings)) {
        transaction.set(refs.mail(`order-${orderId}-refund-${refundId}`), {
          to: order.customer.email,
          ...refundMail(order, refund, taken, settings),
        });
      }
    }),
  );
}

/** Closes a refund that the provider has refused: the order stands as before. */
export function dropRefund(orderId: string, refundId: string, reference: string): Promise<void> {
  return retryBusy(() =>
    db().runTransaction(async (transaction) => {
      const open = await readOpen(transaction, orderId, refundId);
      if (!open) return;
      const { amountCents, reason } = open.refund;
      transaction.update(refs.order(orderId), { openRefund: noField() });
      transaction.update(refs.refund(orderId, refundId), ended('refused', reference));
      addEvent(
        transaction,
        orderId,
        'refund-refused',
        { amountCents, reason, reference },
        actorOf(open.refund),
      );
    }),
  );
}
