import { describe, expect, it, vi } from 'vitest';
import { numberCreditNotes } from '../../functions/src/invoices/number-credit-notes.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { putArchive } from './support/archive.ts';
import { putRefunds } from './support/booked-refund.ts';
import { refund } from './support/bought.ts';
import { customer, guest, withRole } from './support/callers.ts';
import {
  order,
  placeOrder,
  reasonOf,
  refundOrder,
  requestDownload,
  requestInvoice,
  startSession,
  succeed,
} from './support/calls.ts';
import { bookRefund, failRefund } from './support/failed-refund.ts';
import { useGateway } from './support/gateway.ts';
import { readDocument, unique } from './support/store.ts';

useGateway();

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });
const newEmail = () => `${unique('buyer')}@example.com`;

/** A paid order of a guest under an address, with its invoice numbered. */
async function guestOrder(email: string, fields: { paymentToken?: string } = {}, buyer = guest()) {
  const { slug } = await putArchive({ priceCents: 280 });
  const sent = order({
    slugs: [slug],
    customer: { firstName: 'Ada', lastName: 'Example', email },
    ...fields,
  });
  const { orderId } = await succeed(placeOrder(sent, buyer));
  if (!fields.paymentToken) {
    await eventually(async () => expect(await readDocument(`invoices/${orderId}`)).toBeDefined());
  }
  return { orderId, slug, buyer };
}
const buyerOf = async (orderId: string) => (await readDocument(`orders/${orderId}`))?.uid;

describe('what was ordered as a guest', () => {
  it('joins the account of whoever has proven to read that mail: order, library, invoice and totals', async () => {
    const email = newEmail();
    const { orderId, slug, buyer } = await guestOrder(email);
    const person = customer({ email: email.toUpperCase() });
    await succeed(startSession(person));
    expect(await buyerOf(orderId)).toBe(person.uid);
    expect((await readDocument(`orders/${orderId}`))?.guest).toBeUndefined();
    expect(await readDocument(`invoices/${orderId}`)).toMatchObject({ uid: person.uid });
    expect(await readDocument(`users/${person.uid}/library/${slug}`)).toMatchObject({ orderId });
    expect(await readDocument(`users/${buyer.uid}/library/${slug}`)).toBeUndefined();
    await succeed(requestDownload({ slug }, person));
    expect(await reasonOf(requestDownload({ slug }, buyer))).toBe('not-entitled');
    await eventually(async () =>
      expect(await readDocument(`users/${person.uid}`)).toMatchObject({
        totalOrders: 1,
        totalSpentCents: 304,
      }),
    );
  });

  it('leaves behind what was refunded of it', async () => {
    const email = newEmail();
    const { orderId, slug } = await guestOrder(email);
    const part = refund(orderId, { amountCents: 100, slugs: [slug] });
    await succeed(refundOrder(part, await withRole('admin')));
    const person = customer({ email });
    await succeed(startSession(person));
    expect(await buyerOf(orderId)).toBe(person.uid);
    expect(await readDocument(`users/${person.uid}/library/${slug}`)).toBeUndefined();
  });

  it('takes its credit notes along, and what takes them back', async () => {
    const email = newEmail();
    const { orderId, buyer } = await guestOrder(email);
    const place = { orderId };
    const creditReversalId = await bookRefund(place, 100);
    await failRefund(place, creditReversalId);
    const creditNoteId = await bookRefund(place, 50);
    await eventually(async () => {
      const { creditNotes, creditReversals } = (await readDocument(`orders/${orderId}`)) ?? {};
      expect([creditNotes?.length, creditReversals?.length]).toEqual([2, 1]);
    });
    const person = customer({ email });
    const all = [{ creditNoteId }, { creditNoteId: creditReversalId }, { creditReversalId }];
    for (const wanted of all) {
      await succeed(requestInvoice(wanted, buyer));
      expect(await reasonOf(requestInvoice(wanted, person))).toBe('order-not-found');
    }
    await succeed(startSession(person));
    for (const wanted of all) {
      await succeed(requestInvoice(wanted, person));
      expect(await reasonOf(requestInvoice(wanted, buyer))).toBe('order-not-found');
    }
  });

  it('takes along what is numbered at the same moment', async () => {
    const email = newEmail();
    const { orderId } = await guestOrder(email);
    const person = customer({ email });
    const ids = await putRefunds(`orders/${orderId}`, [10, 20, 30, 40]);
    await Promise.all([numberCreditNotes({ orderId }), succeed(startSession(person))]);
    await succeed(startSession(person));
    expect(await buyerOf(orderId)).toBe(person.uid);
    for (const id of ids) {
      expect(await readDocument(`creditNotes/${id}`)).toMatchObject({ uid: person.uid });
    }
  });

  it('stays where it is until the address is confirmed, and for other addresses', async () => {
    const email = newEmail();
    const { orderId, buyer } = await guestOrder(email);
    const unconfirmed = customer({ email, email_verified: false });
    await succeed(startSession(unconfirmed));
    await succeed(startSession(customer({ email: newEmail() })));
    await succeed(startSession(guest()));
    expect(await buyerOf(orderId)).toBe(buyer.uid);
    await succeed(startSession({ ...unconfirmed, token: { ...unconfirmed.token, email_verified: true } }));
    expect(await buyerOf(orderId)).toBe(unconfirmed.uid);
  });

  it('stays with a guest who has signed up under another address meanwhile', async () => {
    const email = newEmail();
    const { orderId, buyer } = await guestOrder(email);
    await (await auth()).createUser({ uid: buyer.uid, email: newEmail() });
    await succeed(startSession(customer({ email })));
    expect(await buyerOf(orderId)).toBe(buyer.uid);
  });

  it('stays where it is while its payment is pending', async () => {
    const email = newEmail();
    const { orderId, buyer } = await guestOrder(email, { paymentToken: 'tok_pending' });
    await succeed(startSession(customer({ email })));
    expect(await buyerOf(orderId)).toBe(buyer.uid);
  });

  it('joins once, whoever of two sessions is first', async () => {
    const email = newEmail();
    const orders = [await guestOrder(email), await guestOrder(email)];
    const person = customer({ email });
    await Promise.all([startSession(person), startSession(person), startSession(person)].map(succeed));
    await succeed(startSession(person));
    for (const { orderId, slug } of orders) {
      expect(await buyerOf(orderId)).toBe(person.uid);
      expect(await readDocument(`users/${person.uid}/library/${slug}`)).toMatchObject({ orderId });
    }
    const library = await db().collection(`users/${person.uid}/library`).get();
    expect(library.size).toBe(2);
  });
});

it('a member’s order under somebody else’s address never moves', async () => {
  const email = newEmail();
  const member = customer();
  const { orderId } = await guestOrder(email, {}, member);
  await succeed(startSession(customer({ email })));
  expect(await buyerOf(orderId)).toBe(member.uid);
});
