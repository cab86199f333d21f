import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { creditNotesDue } from '../../functions/src/invoices/credit-notes.store.ts';
import { numberCreditNotes } from '../../functions/src/invoices/number-credit-notes.ts';
import { numberInvoice } from '../../functions/src/invoices/number-invoice.ts';
import { sweepInvoices } from '../../functions/src/invoices/sweep-invoices.ts';
import { signOrderLink } from '../../functions/src/orders/order-link.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { refund } from './support/bought.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import { reasonOf, refundOrder, requestInvoice, succeed } from './support/calls.ts';
import { bookRefund, failRefund, givenBack, type Place, pathOf } from './support/failed-refund.ts';
import { useGateway } from './support/gateway.ts';
import { putPaidCharge } from './support/paid-charge.ts';
import { expectNoGap, putPaidOrder } from './support/paid-order.ts';
import { readDocument, unique, withSettings } from './support/store.ts';
import { advance, deliverAll } from './support/stripe-events.ts';
import { buyAtStripe } from './support/stripe-payments.ts';

useGateway();

const hour = 3_600_000;
const day = 24 * hour;
const secret = process.env.DOWNLOAD_SIGNING_KEY ?? '';
const reversalOf = (id: string) => readDocument(`creditReversals/${id}`);
const refundAt = (place: Place, id: string) => readDocument(`${pathOf(place)}/refunds/${id}`);
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });

async function anOrder(uid = unique('u')): Promise<Place> {
  return { orderId: (await putPaidOrder({ uid })).id };
}

/** Something that was paid, and a refund of all of it that was booked and has failed; no document is numbered yet by anybody here. */
async function failed(place: Place, amountCents: number) {
  const id = await bookRefund(place, amountCents);
  await failRefund(place, id);
  return id;
}

const expectAgreement = async (place: Place) => {
  const { byDocuments, byBooks, stands } = await givenBack(place);
  expect(byDocuments).toEqual(byBooks);
  expect(byDocuments[0]).toBe(stands);
};

describe('a refund that fails after its credit note', () => {
  it('has that taken back by trigger and queue, and can be refunded again', async () => {
    const { orderId, reference, totalCents, buyer } = await buyAtStripe({ token: 'tok_refund_fails' });
    const place = { orderId };
    const admin = await withRole('admin');
    await withSettings({}, async () => {
      const { refundId } = await succeed(refundOrder(refund(orderId, { amountCents: totalCents }), admin));
      await eventually(async () => expect(await readDocument(`creditNotes/${refundId}`)).toBeDefined());
      await advance(4 * day);
      await deliverAll(reference);
      await eventually(async () => expect(await reversalOf(refundId)).toBeDefined());
      const note = await readDocument(`creditNotes/${refundId}`);
      const reversal = await reversalOf(refundId);
      expect(reversal).toMatchObject({
        uid: buyer.uid,
        orderId,
        reverses: { number: note?.number, issuedAt: note?.issuedAt.toMillis() },
        credits: note?.credits,
        lines: note?.lines,
        taxCents: 24,
        totalCents,
      });
      expect(await readDocument(`orders/${orderId}`)).toMatchObject({
        refundedCents: 0,
        creditNotes: [{ id: refundId, number: note?.number }],
        creditReversals: [{ id: refundId, number: reversal?.number }],
      });
      expect(await refundAt(place, refundId)).not.toHaveProperty('reversalDue');
      const mail = await readDocument(`mail/order-${orderId}-refund-${refundId}-failed`);
      expect(mail?.message.text).toContain('did not reach you');
      const again = refund(orderId, { amountCents: totalCents });
      const { refundId: second } = await succeed(refundOrder(again, admin));
      await eventually(async () => expect(await readDocument(`creditNotes/${second}`)).toBeDefined());
    });
    expect(await givenBack(place)).toMatchObject({
      notes: 2,
      reversals: 1,
      byDocuments: [totalCents, 24],
      byBooks: [totalCents, 24],
      stands: totalCents,
    });
    await expectNoGap('creditNotes');
    await expectNoGap('creditReversals');
  });

  it('of a plan’s charge has it as well, and its person is told', async () => {
    const place = await putPaidCharge();
    const id = await failed(place, 1_000);
    await numberInvoice(place);
    const { uid, chargeId } = place;
    expect(await reversalOf(id)).toMatchObject({ uid, chargeId, totalCents: 1_000, taxCents: 78 });
    const { creditReversals } = (await readDocument(pathOf(place))) ?? {};
    expect(creditReversals).toEqual([{ id, number: expect.any(Number) }]);
    const mail = await readDocument(`mail/plan-${chargeId}-refund-${id}-failed`);
    expect(mail?.message.text).toContain('did not reach you');
    await expectAgreement(place);
  });

  it('before anybody has numbered that gets both, in this order', async () => {
    const place = await anOrder();
    const id = await failed(place, 304);
    expect(await refundAt(place, id)).toMatchObject({ reversalDue: true, status: 'failed' });
    await Promise.all([numberCreditNotes(place), numberCreditNotes(place)]);
    await numberInvoice(place as { orderId: string });
    expect(await givenBack(place)).toMatchObject({ notes: 1, reversals: 1, byDocuments: [0, 0] });
  });

  it('from before credit notes has nothing to take back', async () => {
    const place = await anOrder();
    const id = await bookRefund(place, 304);
    const { creditNoteDue, beforeCents, ...kept } = (await refundAt(place, id)) ?? {};
    await db()
      .doc(`${pathOf(place)}/refunds/${id}`)
      .set(kept);
    await failRefund(place, id);
    expect(await refundAt(place, id)).not.toHaveProperty('reversalDue');
  });

  it('is found by the sweep where a task was lost', async () => {
    const place = await anOrder();
    const id = await failed(place, 100);
    await numberInvoice(place as { orderId: string });
    await eventually(async () => expect(await reversalOf(id)).toBeDefined());
    // As if the task had died before it: the document is there, and its mark too.
    await db()
      .doc(`${pathOf(place)}/refunds/${id}`)
      .update({ reversalDue: true, at: new Date(Date.now() - hour) });
    expect(await creditNotesDue(Date.now(), 'reversalDue')).toContainEqual(place);
    await sweepInvoices();
    expect(await refundAt(place, id)).not.toHaveProperty('reversalDue');
    await expectNoGap('creditReversals');
  });
});

describe('numbers have no gap, and the documents say what was kept', () => {
  it('in a rush on twenty orders', { timeout: 180_000 }, async () => {
    const places = await Promise.all(Array.from({ length: 20 }, () => anOrder()));
    const ids = await Promise.all(places.map((place) => failed(place, 304)));
    const tasks = [...places, ...places, ...places] as { orderId: string }[];
    await Promise.all(tasks.map(numberInvoice));
    for (const [index, place] of places.entries()) {
      await eventually(async () => expect(await reversalOf(ids[index] ?? '')).toBeDefined());
      expect(await givenBack(place)).toMatchObject({ notes: 1, reversals: 1, byDocuments: [0, 0] });
    }
    await expectNoGap('creditNotes');
    await expectNoGap('creditReversals');
  });

  it.each(['before-commit', 'after-commit'])('with a process killed %s', async (when) => {
    const place = (await anOrder()) as { orderId: string };
    await numberInvoice(place);
    const id = await bookRefund(place, 304);
    await numberCreditNotes(place);
    // As it is left by the commit that takes it back; the order does not hear of it, so no queue does while a test looks.
    await db()
      .doc(`${pathOf(place)}/refunds/${id}`)
      .update({ status: 'failed', reversalDue: true });
    const script = fileURLToPath(new URL('support/credit-and-die.ts', import.meta.url));
    const [, signal] = await once(
      spawn(process.execPath, [script, when, place.orderId], { stdio: 'ignore' }),
      'exit',
    );
    expect(signal).toBe('SIGKILL');
    await expectNoGap('creditReversals');
    await numberCreditNotes(place);
    expect(await givenBack(place)).toMatchObject({ notes: 1, reversals: 1, byDocuments: [0, 0] });
    expect(await refundAt(place, id)).not.toHaveProperty('reversalDue');
    await expectNoGap('creditReversals');
  });

  it('whatever is refunded, fails and is numbered at the same time', { timeout: 300_000 }, async () => {
    interface Step {
      /** Percent of what is left. */
      part: number;
      fails: boolean;
      numbersBetween: boolean;
    }
    const step: fc.Arbitrary<Step> = fc.record({
      part: fc.integer({ min: 1, max: 100 }),
      fails: fc.boolean(),
      numbersBetween: fc.boolean(),
    });
    const story = fc.record({ isPlan: fc.boolean(), steps: fc.array(step, { minLength: 1, maxLength: 5 }) });
    const live = async ({ isPlan, steps }: { isPlan: boolean; steps: Step[] }) => {
      const place = isPlan ? await putPaidCharge() : await anOrder();
      const total = isPlan ? 3_147 : 304;
      const numbering: Promise<unknown>[] = [numberInvoice(place as { orderId: string })];
      for (const { part, fails, numbersBetween } of steps) {
        const { stands } = await givenBack(place);
        const amountCents = Math.ceil(((total - stands) * part) / 100);
        if (amountCents === 0) break;
        const id = await bookRefund(place, amountCents);
        if (numbersBetween) numbering.push(numberCreditNotes(place));
        if (fails) await failRefund(place, id);
        numbering.push(numberCreditNotes(place));
      }
      await Promise.all(numbering);
      await numberInvoice(place as { orderId: string });
      await expectAgreement(place);
      const { stands } = await givenBack(place);
      expect(stands).toBeLessThanOrEqual(total);
    };
    await fc.assert(fc.asyncProperty(story, live), { numRuns: 25 });
    await expectNoGap('creditNotes');
    await expectNoGap('creditReversals');
  });
});

describe('requestInvoice for what takes a credit note back', () => {
  async function reversed() {
    const buyer = customer();
    const place = (await anOrder(buyer.uid)) as { orderId: string };
    const creditReversalId = await failed(place, 304);
    await numberInvoice(place);
    return { buyer, creditReversalId, ...place };
  }

  it('gives its buyer, the managers and whoever has the order’s link a PDF, the same each time', async () => {
    const { buyer, orderId, creditReversalId } = await reversed();
    const number = `CR-${String((await reversalOf(creditReversalId))?.number).padStart(6, '0')}`;
    const first = await succeed(requestInvoice({ creditReversalId }, buyer));
    expect(first).toMatchObject({ number, fileName: `${number}.pdf` });
    expect(Buffer.from(first.pdfBase64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect(await succeed(requestInvoice({ creditReversalId }, await withRole('admin')))).toEqual(first);
    const orderLink = signOrderLink({ id: orderId, linkVersion: 1 }, secret);
    expect(await succeed(requestInvoice({ orderLink, creditReversalId }, null))).toEqual(first);
  });

  it('refuses everybody else, another order’s link, and what is not there', async () => {
    const { buyer, creditReversalId } = await reversed();
    expect(await reasonOf(requestInvoice({ creditReversalId: 'none' }, buyer))).toBe('order-not-found');
    expect(await reasonOf(requestInvoice({ creditReversalId }, null))).toBe('sign-in-required');
    for (const other of [customer(), guest(), await withRole('staff')])
      expect(await reasonOf(requestInvoice({ creditReversalId }, other))).toBe('order-not-found');
    const foreign = await putPaidOrder({ uid: buyer.uid });
    const orderLink = signOrderLink({ id: foreign.id, linkVersion: 1 }, secret);
    expect(await reasonOf(requestInvoice({ orderLink, creditReversalId }, null))).toBe('order-not-found');
    for (const wrong of ['', '../invoices/x', 'a/b', 7])
      expect(await reasonOf(requestInvoice({ creditReversalId: wrong }, buyer))).toBe('invalid-input');
    await putAccess(buyer.uid, { status: 'banned', permanent: true });
    expect(await reasonOf(requestInvoice({ creditReversalId }, buyer))).toBe('restricted');
  });
});
