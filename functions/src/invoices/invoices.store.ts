import type { Invoice, InvoiceContent } from '@tempera/domain/money/invoice';
import { type Seller, sellerOf } from '@tempera/domain/money/seller';
import { mergeSettings } from '@tempera/domain/settings/settings';
import type { DocumentReference, DocumentSnapshot } from 'firebase-admin/firestore';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';
import { numberInTurn } from './number-in-turn.store.ts';
import type { InvoiceTask } from './queue-invoice.ts';

function toInvoice(snapshot: DocumentSnapshot): Invoice | null {
  const data = snapshot.data();
  return data ? ({ ...data, issuedAt: toMillis(data.issuedAt) ?? 0 } as Invoice) : null;
}

/** Who sells what is billed. */
export async function loadSeller(): Promise<Seller> {
  const [seller, site] = await db().getAll(refs.seller(), refs.site());
  return sellerOf(seller?.data(), mergeSettings(site?.data()).settings);
}

/** What is to be billed, and its invoice, each as stored. */
export async function findBilled(due: DocumentReference) {
  const [billed, invoice] = await db().getAll(due, refs.invoice(due.id));
  if (!billed || !invoice) throw new Error('the database returned fewer documents than asked for');
  return { billed, invoice };
}

export async function findInvoice(id: string): Promise<Invoice | null> {
  return toInvoice(await refs.invoice(id).get());
}

/** An invoice that is due. Its id is that of what is billed, which has one invoice, however often it is issued. */
export interface Bill {
  id: string;
  due: DocumentReference;
  content: InvoiceContent;
}

/** Gives invoices the next numbers, all in one commit. @returns their numbers */
export const issueInvoices = (bills: readonly Bill[]): Promise<number[]> =>
  numberInTurn(
    refs.invoiceCounter(),
    bills.map(({ id, due, content }) => ({ document: refs.invoice(id), content, due, mark: 'invoiceDue' })),
  );

/** The most invoices that one sweep looks at. */
const mostDue = 500;

/** What is to be billed, as it is stored. */
export interface Due {
  task: InvoiceTask;
  billed: DocumentSnapshot;
}

/** What was paid before `before` (milliseconds) and whose invoice is due, oldest first. */
export async function invoicesDue(before: number, most = mostDue): Promise<Due[]> {
  const [orders, charges] = await Promise.all([
    refs
      .orders()
      .where('invoiceDue', '==', true)
      .where('date', '<=', fromMillis(before))
      .orderBy('date')
      .limit(most)
      .get(),
    refs
      .planCharges()
      .where('invoiceDue', '==', true)
      .where('at', '<=', fromMillis(before))
      .orderBy('at')
      .limit(most)
      .get(),
  ]);
  const due = [
    ...orders.docs.map((billed) => ({ at: billed.data().date, task: { orderId: billed.id }, billed })),
    ...charges.docs.map((billed) => ({
      at: billed.data().at,
      task: { uid: billed.ref.parent.parent?.id ?? '', chargeId: billed.id },
      billed,
    })),
  ];
  due.sort((one, other) => one.at.toMillis() - other.at.toMillis());
  return due.slice(0, most);
}
