import type { Invoice, InvoiceContent } from '@tempera/domain/money/invoice';
import { type Seller, sellerOf } from '@tempera/domain/money/seller';
import { mergeSettings } from '@tempera/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { isAlreadyThere, isOvertaken } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, noField, serverTime, toMillis } from '../platform/timestamps.ts';
import type { InvoiceTask } from './queue-invoice.ts';

/** The queue hands out one number at a time; each attempt lost to a sweep or a repeat means that another one won. */
const attempts = 60;

function toInvoice(snapshot: DocumentSnapshot): Invoice | null {
  const data = snapshot.data();
  return data ? ({ ...data, issuedAt: toMillis(data.issuedAt) ?? 0 } as Invoice) : null;
}

/** What is to be billed, as stored, and who sells it. */
export async function readWithSeller(
  due: DocumentReference,
): Promise<{ billed: DocumentSnapshot | undefined; seller: Seller }> {
  const [billed, seller, site] = await db().getAll(due, refs.seller(), refs.site());
  return { billed, seller: sellerOf(seller?.data(), mergeSettings(site?.data()).settings) };
}

export async function findInvoice(id: string): Promise<Invoice | null> {
  return toInvoice(await refs.invoice(id).get());
}

/** Takes the mark off what has its invoice; a repeat finds nothing to do. */
async function settleDue(due: DocumentReference): Promise<void> {
  const now = await due.get();
  if (now.exists && now.data()?.invoiceDue !== undefined) await due.update({ invoiceDue: noField() });
}

/**
 * Gives an invoice the next number. One batch creates the invoice, moves the counter and takes the mark `invoiceDue` off
 * `due`, so a number is used once and none is left out, whoever dies when. The counter's last change is the batch's
 * condition: who was overtaken reads again. There is no lock to wait for.
 * @param id of the invoice: what is billed has one invoice, however often this is called
 * @returns the invoice's number
 * @throws Error when others were quicker all the time; nothing is written then
 */
export async function issueInvoice(
  id: string,
  due: DocumentReference,
  content: InvoiceContent,
): Promise<number> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const [invoice, counter] = await db().getAll(refs.invoice(id), refs.invoiceCounter());
    if (!invoice || !counter) throw new Error('the database returned fewer documents than asked for');
    if (invoice.exists) {
      await settleDue(due);
      return invoice.data()?.number;
    }
    const number: number = counter.data()?.next ?? 1;
    const batch = db().batch();
    batch.create(invoice.ref, { ...content, number, issuedAt: serverTime() });
    batch.update(due, { invoiceDue: noField() });
    if (counter.updateTime)
      batch.update(counter.ref, { next: number + 1 }, { lastUpdateTime: counter.updateTime });
    else batch.create(counter.ref, { next: number + 1 });
    try {
      await batch.commit();
      return number;
    } catch (error) {
      if (!isAlreadyThere(error) && !isOvertaken(error)) throw error;
    }
  }
  throw new Error('invoice numbers are in too great demand');
}

/** The most invoices that one sweep looks at. */
const mostDue = 500;

/** What was paid before `before` (milliseconds) and whose invoice is due, oldest first. */
export async function invoicesDue(before: number): Promise<InvoiceTask[]> {
  const [orders, charges] = await Promise.all([
    refs
      .orders()
      .where('invoiceDue', '==', true)
      .where('date', '<=', fromMillis(before))
      .orderBy('date')
      .limit(mostDue)
      .select('date')
      .get(),
    refs
      .planCharges()
      .where('invoiceDue', '==', true)
      .where('at', '<=', fromMillis(before))
      .orderBy('at')
      .limit(mostDue)
      .select('at')
      .get(),
  ]);
  const due = [
    ...orders.docs.map((order) => ({ at: order.data().date, task: { orderId: order.id } })),
    ...charges.docs.map((charge) => ({
      at: charge.data().at,
      task: { uid: charge.ref.parent.parent?.id ?? '', chargeId: charge.id },
    })),
  ];
  due.sort((one, other) => one.at.toMillis() - other.at.toMillis());
  return due.slice(0, mostDue).map(({ task }) => task);
}
