import type { InvoiceContent } from '@tempera/domain/money/invoice';
import type { Order } from '@tempera/domain/orders/order';
import { expect } from 'vitest';
import { paidOrder } from '../../../domain/testing/paid-order.ts';
import { issueInvoices } from '../../../functions/src/invoices/invoices.store.ts';
import { db } from '../../../functions/src/platform/admin.ts';
import { fromMillis } from '../../../functions/src/platform/timestamps.ts';
import { unique } from './store.ts';

let made = 0;

/** An order id that no other test has, as `newOrderId` makes them. */
const nextId = () => `ORD-${Date.now()}${String(process.pid % 100).padStart(2, '0')}${made++ % 1_000}`;

/** Puts a paid order into the store as `placeOrder` leaves it: with its invoice still due. */
export async function putPaidOrder(fields: Partial<Order> = {}): Promise<{ id: string; uid: string }> {
  const { id = nextId(), date = Date.now(), uid = unique('u'), ...rest } = fields;
  await db()
    .doc(`orders/${id}`)
    .set({ ...paidOrder, uid, ...rest, date: fromMillis(date) });
  return { id, uid };
}

/** Numbers the invoice of an order, or charge, that no queue takes notice of, as it is not paid. */
export async function issueForTest(path: string): Promise<number> {
  const document = db().doc(path);
  const { status, paymentStatus, payment, ...content } = (await document.get()).data() ?? {};
  const bill = { id: document.id, due: document, content: content as InvoiceContent };
  const [number = 0] = await issueInvoices([bill]);
  return number;
}

/** The numbers of all documents of a sequence in order, and the next one, as they were at one moment. */
async function numbersOf(sequence: string): Promise<{ numbers: number[]; next: number }> {
  return db().runTransaction(
    async (transaction) => {
      const counter = await transaction.get(db().doc(`counters/${sequence}`));
      const given = await transaction.get(db().collection(sequence).orderBy('number'));
      return {
        numbers: given.docs.map((document) => document.data().number),
        next: counter.data()?.next ?? 1,
      };
    },
    { readOnly: true },
  );
}

/** Every number from 1 to the last, once. Others may be given in this store meanwhile. */
export async function expectNoGap(
  sequence: 'invoices' | 'creditNotes' | 'creditReversals' = 'invoices',
): Promise<void> {
  const { numbers, next } = await numbersOf(sequence);
  expect(numbers).toEqual(Array.from({ length: next - 1 }, (_, index) => index + 1));
}
