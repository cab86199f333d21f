import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { creditNotesDue } from '../../functions/src/invoices/credit-notes.store.ts';
import { numberCreditNotes } from '../../functions/src/invoices/number-credit-notes.ts';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { sweepInvoices } from '../../functions/src/invoices/sweep-invoices.ts';
import { signOrderLink } from '../../functions/src/orders/order-link.ts';
import { putRefunds } from './support/booked-refund.ts';
import { buyTwo, refund } from './support/bought.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { reasonOf, refundOrder, requestInvoice, succeed } from './support/calls.ts';
import { useGateway } from './support/gateway.ts';
import { putPaidCharge } from './support/paid-charge.ts';
import { expectNoGap, issueForTest, putPaidOrder } from './support/paid-order.ts';
import { readDocument, withSettings } from './support/store.ts';

useGateway();

const hour = 3_600_000;
const secret = process.env.DOWNLOAD_SIGNING_KEY ?? '';
const noteOf = (id = '') => readDocument(`creditNotes/${id}`);
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });

/** Not paid, so that no queue takes notice of it while a test looks. */
const waiting = { status: 'pending', paymentStatus: 'pending' } as const;

/** An order with an invoice, and refunds of these amounts that have no credit notes yet. */
async function refunded(amounts: readonly number[]) {
  const { id: orderId } = await putPaidOrder(waiting);
  await issueForTest(`orders/${orderId}`);
  return { orderId, ids: await putRefunds(`orders/${orderId}`, amounts) };
}

describe('a credit note', () => {
  it('follows a refund by trigger and queue, and takes back what the invoice says', async () => {
    const { buyer, orderId, slugs, totalCents } = await buyTwo();
    const admin = await withRole('admin');
    const part = refund(orderId, { amountCents: 200, slugs: [slugs[1]] });
    await withSettings({}, async () => {
      const { refundId } = await succeed(refundOrder(part, admin));
      await eventually(async () => expect(await noteOf(refundId)).toBeDefined());
      const rest = refund(orderId, { amountCents: totalCents - 200 });
      const { refundId: second } = await succeed(refundOrder(rest, admin));
      await eventually(async () => expect(await noteOf(second)).toBeDefined());
      const invoice = await readDocument(`invoices/${orderId}`);
      const notes = [await noteOf(refundId), await noteOf(second)];
      expect(notes[0]).toMatchObject({
        uid: buyer.uid,
        orderId,
        credits: { number: invoice?.number, issuedAt: invoice?.issuedAt.toMillis() },
        lines: [{ slug: slugs[1], quantity: 1 }],
        totalCents: 200,
        seller: invoice?.seller,
        customer: invoice?.customer,
      });
      expect(JSON.stringify(notes)).not.toContain(part.reason);
      expect((notes[0]?.taxCents ?? 0) + (notes[1]?.taxCents ?? 0)).toBe(invoice?.taxCents);
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        creditNotes: [
          { id: refundId, number: notes[0]?.number },
          { id: second, number: notes[1]?.number },
        ],
      });
      expect(await readDocument(`orders/${orderId}/refunds/${second}`)).not.toHaveProperty('creditNoteDue');
    });
    await expectNoGap('creditNotes');
  });

  it('waits for its invoice, which the same task writes first', async () => {
    const { id: orderId } = await putPaidOrder(waiting);
    const [id] = await putRefunds(`orders/${orderId}`, [304]);
    expect(await numberInvoice({ orderId })).toBeNull();
    expect(await noteOf(id)).toBeUndefined();
    const { id: paid } = await putPaidOrder({ status: 'refunded', paymentStatus: 'refunded' });
    const [whole] = await putRefunds(`orders/${paid}`, [304]);
    const number = await numberInvoice({ orderId: paid });
    expect(await noteOf(whole)).toMatchObject({ credits: { number }, totalCents: 304, taxCents: 24 });
  });

  it('is written for what was given back of a plan’s charge', async () => {
    const { uid, chargeId } = await putPaidCharge();
    const path = `subscriptions/${uid}/charges/${chargeId}`;
    const [id] = await putRefunds(path, [1_000]);
    await numberInvoice({ uid, chargeId });
    expect(await noteOf(id)).toMatchObject({ uid, chargeId, totalCents: 1_000, taxCents: 78 });
    expect(await readDocument(path)).toMatchObject({ creditNotes: [{ id }] });
  });
});

describe('numbers have no gap and no repeat', () => {
  it('in a rush on twenty orders of two refunds each', { timeout: 180_000 }, async () => {
    const orders = await Promise.all(Array.from({ length: 20 }, () => refunded([100, 204])));
    const tasks = orders.map(({ orderId }) => ({ orderId }));
    await Promise.all([...tasks, ...tasks].map(numberCreditNotes));
    for (const { orderId, ids } of orders) {
      const numbers = await Promise.all(ids.map(async (id) => (await noteOf(id))?.number));
      expect((await readDocument(`orders/${orderId}`))?.creditNotes).toEqual(
        expect.arrayContaining(ids.map((id, index) => ({ id, number: numbers[index] }))),
      );
    }
    await expectNoGap('creditNotes');
  });

  it.each(['before-commit', 'after-commit'])('with a process killed %s', async (when) => {
    const { orderId, ids } = await refunded([304]);
    const script = fileURLToPath(new URL('support/credit-and-die.ts', import.meta.url));
    const [, signal] = await once(
      spawn(process.execPath, [script, when, orderId], { stdio: 'ignore' }),
      'exit',
    );
    expect(signal).toBe('SIGKILL');
    await expectNoGap('creditNotes');
    await numberCreditNotes({ orderId });
    const { creditNotes } = (await readDocument(`orders/${orderId}`)) ?? {};
    expect(creditNotes).toEqual([{ id: ids[0], number: (await noteOf(ids[0]))?.number }]);
    expect(await readDocument(`orders/${orderId}/refunds/${ids[0]}`)).not.toHaveProperty('creditNoteDue');
    await expectNoGap('creditNotes');
  });

  it('goes by the date of the refunds, orders and charges alike', async () => {
    const { orderId } = await refunded([]);
    const { uid, chargeId } = await putPaidCharge({ status: 'pending' });
    await putRefunds(`orders/${orderId}`, [100], { at: Date.now() - hour });
    await putRefunds(`subscriptions/${uid}/charges/${chargeId}`, [100], { at: Date.now() - 2 * hour });
    const mine = (await creditNotesDue(Date.now())).filter((task) =>
      'chargeId' in task ? task.chargeId === chargeId : task.orderId === orderId,
    );
    expect(mine).toEqual([{ uid, chargeId }, { orderId }]);
    expect(await creditNotesDue(Date.now() - 1_000 * hour)).toEqual([]);
  });

  it('by the sweep where a task was lost', async () => {
    const { id: orderId } = await putPaidOrder();
    await numberInvoice({ orderId });
    const [id] = await putRefunds(`orders/${orderId}`, [100], { at: Date.now() - hour });
    await sweepInvoices();
    expect((await noteOf(id))?.number).toBeGreaterThan(0);
    await expectNoGap('creditNotes');
  });
});

describe('requestInvoice for a credit note', () => {
  async function credited() {
    const buyer = customer();
    const { id: orderId } = await putPaidOrder({ uid: buyer.uid });
    const ids = await putRefunds(`orders/${orderId}`, [100]);
    await numberInvoice({ orderId });
    return { buyer, orderId, ids };
  }

  it('gives its buyer, the managers and whoever has the order’s link a PDF, the same each time', async () => {
    const { buyer, orderId, ids } = await credited();
    const number = `CN-${String((await noteOf(ids[0]))?.number).padStart(6, '0')}`;
    const [creditNoteId] = ids;
    const first = await succeed(requestInvoice({ creditNoteId }, buyer));
    expect(first).toMatchObject({ number, fileName: `${number}.pdf` });
    expect(Buffer.from(first.pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await succeed(requestInvoice({ creditNoteId }, await withRole('admin')))).toEqual(first);
    const orderLink = signOrderLink({ id: orderId, linkVersion: 1 }, secret);
    expect(await succeed(requestInvoice({ orderLink, creditNoteId }, null))).toEqual(first);
    expect((await succeed(requestInvoice({ orderLink }, null))).number).toMatch(/^INV-/);
  });

  it('refuses everybody else, another order’s link, and what is not there', async () => {
    const { buyer, ids } = await credited();
    const [creditNoteId] = ids;
    expect(await reasonOf(requestInvoice({ creditNoteId: 'none' }, buyer))).toBe('order-not-found');
    expect(await reasonOf(requestInvoice({ creditNoteId }, null))).toBe('sign-in-required');
    for (const other of [customer(), guest(), await withRole('staff')])
      expect(await reasonOf(requestInvoice({ creditNoteId }, other))).toBe('order-not-found');
    const foreign = await putPaidOrder({ uid: buyer.uid });
    const orderLink = signOrderLink({ id: foreign.id, linkVersion: 1 }, secret);
    expect(await reasonOf(requestInvoice({ orderLink, creditNoteId }, null))).toBe('order-not-found');
    for (const wrong of ['', '../invoices/x', 'a/b', 7])
      expect(await reasonOf(requestInvoice({ creditNoteId: wrong }, buyer))).toBe('invalid-input');
    await putAccess(buyer.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(requestInvoice({ creditNoteId }, buyer))).toBe('restricted');
  });
});
