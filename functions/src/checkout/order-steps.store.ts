import { chargeEntry, feeEntry, paidOrder } from '@tempera/domain/ledger/book-entry';
import type { PaidWith } from '@tempera/domain/money/payment-method';
import type { Order, OrderPayment } from '@tempera/domain/orders/order';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { evidenceFor } from '@tempera/domain/tax/tax-record';
import type { WriteBatch } from 'firebase-admin/firestore';
import { addLedgerEntry } from '../ledger/add-entry.ts';
import type { Payment } from '../payments/payment-provider.ts';
import { db } from '../platform/admin.ts';
import { clock } from '../platform/clock.ts';
import { isClash } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { freeCoupon } from './coupon-use.store.ts';
import { addMailTo, readConfirmations } from './order-address.store.ts';
import { addEvent } from './order-history.ts';
import { confirmationMail } from './order-mail.ts';
import { addDelivery, mailsOrders, readOrder, type StoredOrder } from './orders.store.ts';
import { type PaymentMailKind, paymentMail } from './payment-mail.ts';

/** Attempts to write a step of an order while others do the same. */
const attempts = 5;

interface Step {
  /** Whether it is still to be taken; of one that is not pending any more, or whose payment is another one by now, nothing is. */
  isDue?: (order: StoredOrder) => boolean;
  change: (order: StoredOrder) => Partial<Order>;
  /** What is written with it, in the same commit. @param changed the order as the step leaves it */
  addRest?: (batch: WriteBatch, order: StoredOrder, changed: Order) => void | Promise<void>;
}

/** Takes a step unless somebody else has taken it, or a later one, meanwhile; answers how the order stands then. */
async function take(order: StoredOrder, { isDue, change, addRest }: Step): Promise<StoredOrder> {
  const { reference } = order.payment;
  const isOpen = ({ status, payment }: StoredOrder) =>
    status === 'pending' && payment.reference === reference;
  let now = order;
  for (let attempt = 1; isOpen(now) && (isDue?.(now) ?? true); attempt++) {
    const batch = db().batch();
    const changed = change(now);
    batch.update(refs.order(now.id), { ...changed }, { lastUpdateTime: now.updateTime });
    await addRest?.(batch, now, { ...now, ...changed });
    try {
      const [written] = await batch.commit();
      return written ? { ...now, ...changed, updateTime: written.writeTime } : readOrder(now.id);
    } catch (error) {
      if (!isClash(error) || attempt === attempts) throw error;
      now = await readOrder(now.id);
    }
  }
  return now;
}

/** The provider's number of an order's payment, kept before anything is charged: a process that dies is found by it. */
export function storeReference(order: StoredOrder, reference: string): Promise<StoredOrder> {
  return take(order, { change: ({ payment }) => ({ payment: { ...payment, reference } }) });
}

const withoutId = ({ type, brand, last4, country }: PaidWith): PaidWith => ({ type, brand, last4, country });

/** What an order keeps of its payment from now on: no token, which has served, and with what it was, or is to be, paid. */
function paymentAfter({ payment }: Order, { reference, method }: Payment): OrderPayment {
  return { ...payment, reference, token: null, ...(method && { method: withoutId(method) }) };
}

/** The bank's own country is known now, which says something of where the buyer is. */
function taxAfter({ tax }: Order, { method }: Payment): Pick<Order, 'tax'> {
  if (!tax || !method?.country || tax.evidence.card === method.country) return {};
  return { tax: { ...tax, evidence: evidenceFor(tax.country, { ...tax.evidence, card: method.country }) } };
}

const mailOf = (kind: PaymentMailKind, { id }: Order) => refs.mail(`order-${id}-${kind}`);

async function addMail(
  batch: WriteBatch,
  kind: PaymentMailKind,
  order: Order,
  settings: SiteSettings,
): Promise<void> {
  if (!mailsOrders(settings)) return;
  const sent = await readConfirmations(order.customer.email);
  const mails = { inFull: paymentMail(kind, order, settings), plain: confirmationMail(order, settings) };
  addMailTo(batch, mailOf(kind, order), order, mails, sent);
}

/** An order that waits: for its buyer, whom their bank asks, or for the bank, of which its buyer is told. */
export function noteWaiting(
  order: StoredOrder,
  payment: Payment & { state: 'requires-action' | 'processing' },
  settings: SiteSettings,
): Promise<StoredOrder> {
  const { state } = payment;
  return take(order, {
    isDue: ({ paymentStatus }) => paymentStatus !== state,
    change: (now) => ({
      paymentStatus: state,
      payment: paymentAfter(now, payment),
      ...taxAfter(now, payment),
    }),
    addRest: async (batch, { id }, changed) => {
      addEvent(batch, id, state === 'processing' ? 'processing' : 'asked-buyer');
      if (state === 'processing') await addMail(batch, 'paymentPending', changed, settings);
    },
  });
}

/**
 * Completes a paid order: status, library, mail, books in one batch. The invoice is only marked as due: its number comes from a
 * queue, and no order waits for a counter.
 */
export function settleOrder(
  order: StoredOrder,
  payment: Payment,
  settings: SiteSettings,
): Promise<StoredOrder> {
  const { reference, fee } = payment;
  return take(order, {
    change: (now) => ({
      status: 'completed',
      paymentStatus: 'paid',
      payment: paymentAfter(now, payment),
      ...taxAfter(now, payment),
      invoiceDue: true,
    }),
    addRest: (batch, now, changed) => {
      const booking = { reference, at: clock.now() };
      const paid = paidOrder(changed);
      addDelivery(batch, now, settings);
      addLedgerEntry(batch, chargeEntry(paid, booking));
      if (fee) addLedgerEntry(batch, feeEntry(paid, booking, fee));
      addEvent(batch, now.id, 'paid', { amountCents: now.totalCents, reference });
      addEvent(batch, now.id, 'completed');
    },
  });
}

/** Why an order ends without a payment. `failure` is the provider's code. */
export interface Unpaid {
  why: 'failed' | 'canceled' | 'expired';
  failure?: string | undefined;
  /** Its buyer did not want it any more, as whoever learns of that may hear before their own call has answered. */
  givenUp?: boolean;
  /** It ends in a call of its buyer's own. */
  isThere?: boolean;
}

/**
 * Fails an order that was not paid and gives its coupon use back, in one batch; whoever is not there to see it is told. One whose payment
 * was begun meanwhile is answered as it is, still pending: that payment is to be looked up first.
 */
export function failOrder(
  order: StoredOrder,
  { why, failure, givenUp = false, isThere = false }: Unpaid,
  settings: SiteSettings,
): Promise<StoredOrder> {
  return take(order, {
    change: ({ payment }) => ({
      status: 'failed',
      paymentStatus: why,
      couponSlot: null,
      payment: { ...payment, token: null, ...(why === 'failed' && failure && { failure }) },
    }),
    addRest: async (batch, now, changed) => {
      const { id, paymentStatus, payment } = now;
      freeCoupon(batch, now);
      addEvent(batch, id, why, { ...(payment.reference && { reference: payment.reference }) });
      // A slow bank has sent its buyer away, whoever learns first of how it has decided.
      const hasWaited = paymentStatus === 'requires-action' ? !isThere : paymentStatus === 'processing';
      if ((hasWaited && !givenUp) || why === 'expired')
        await addMail(batch, 'paymentFailed', changed, settings);
    },
  });
}

/** Asks a buyer who has not come back from their bank's page to confirm, once; where a mail to the same address was quicker, the next sweep does. */
export async function remindOfAction(order: StoredOrder, settings: SiteSettings): Promise<void> {
  if (!mailsOrders(settings) || (await mailOf('paymentAction', order).get()).exists) return;
  const batch = db().batch();
  await addMail(batch, 'paymentAction', order, settings);
  await batch.commit().catch((error: unknown) => {
    if (!isClash(error)) throw error;
  });
}
