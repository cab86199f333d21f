import { orderTerms, productTerms, ticketTerms, userTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, expect, it } from 'vitest';
import { syncProfile } from '../../functions/src/access/sync-profile.ts';
import { refreshCatalogue } from '../../functions/src/catalogue/catalogue.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { fillTerms } from '../../functions/src/search/fill-terms.ts';
import { writeOrderTerms } from '../../functions/src/search/order-terms.store.ts';
import { syncTicketDue } from '../../functions/src/support/sync-ticket-due.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** Nothing listens in this project: each test says what was written, and looks by itself. */
const termsOf = async (path: string): Promise<unknown> => (await readDocument(path))?.terms;

async function putUser(name = 'Ada Lovelace') {
  const uid = unique('u');
  const user = { name, email: `${uid}@example.com`, joinDate: Timestamp.now() };
  await db().doc(`users/${uid}`).set(user);
  return { uid, user };
}

async function putTicket(uid: string) {
  const id = `${uid}_0`;
  const at = Timestamp.now();
  const ticket = { userId: uid, username: 'Ada', subject: 'Broken link', lastMessage: 'Where is my key?' };
  await db()
    .doc(`tickets/${id}`)
    .set({ ...ticket, status: 'closed', createdAt: at, lastMessageAt: at });
  return { id, ticket };
}

async function putOrder() {
  const id = `ORD-${Date.now()}${Math.floor(Math.random() * 1_000)}`;
  const order = {
    customer: { name: 'Grace Hopper', email: 'grace@example.com' },
    lines: [{ slug: 'blogstarter', name: 'Blog Starter' }],
  };
  await db()
    .doc(`orders/${id}`)
    .set({ ...order, status: 'pending', date: Timestamp.now() });
  return { id, order };
}

beforeEach(async () => {
  await db().doc('counters/terms').delete();
});

it('gives everything that has no terms its own, once, and reads one document from then on', async () => {
  const { uid, user } = await putUser();
  const { id: ticketId, ticket } = await putTicket(uid);
  const { id: orderId, order } = await putOrder();
  const slug = await putProduct({ title: 'SaaS Landing' });
  expect(await fillTerms()).toBeGreaterThanOrEqual(4);
  expect(await termsOf(`users/${uid}`)).toEqual(userTerms(uid, user));
  expect(await termsOf(`tickets/${ticketId}`)).toEqual(ticketTerms(ticketId, ticket, user.email));
  // A ticket from before the inbox is found among those that nobody takes care of.
  expect(await readDocument(`tickets/${ticketId}`)).toMatchObject({ assigneeId: null, dueAt: null });
  expect(await termsOf(`orders/${orderId}`)).toEqual(orderTerms(orderId, order));
  expect(await termsOf(`products/${slug}`)).toEqual(productTerms(slug, { title: 'SaaS Landing', tags: [] }));
  const writtenAt = async () => (await db().doc(`orders/${orderId}`).get()).updateTime?.valueOf();
  const before = await writtenAt();
  expect(await fillTerms()).toBe(0);
  await db().doc('counters/terms').delete();
  await Promise.all([fillTerms(), fillTerms()]);
  expect(await writtenAt()).toBe(before);
});

it('goes on where a run has ended, and begins anew for terms of another making', async () => {
  const { id } = await putOrder();
  await db()
    .doc('counters/terms')
    .set({ version: 1, done: ['orders'], after: '' });
  await fillTerms();
  expect(await termsOf(`orders/${id}`)).toBeUndefined();
  await db()
    .doc('counters/terms')
    .set({ version: 0, done: ['orders', 'users', 'tickets', 'products'], after: '' });
  await fillTerms();
  expect(await termsOf(`orders/${id}`)).toContain('hopper');
});

it('follows a new name, whatever order the events come in and however often', async () => {
  const { uid, user } = await putUser();
  const ref = db().doc(`users/${uid}`);
  const names = Array.from({ length: 8 }, (_, n) => `Ada Number${n}`);
  await Promise.all(
    names.map(async (name) => {
      await ref.update({ name });
      await syncProfile(uid, user, { ...user, name });
    }),
  );
  const { name, terms } = (await readDocument(`users/${uid}`)) ?? {};
  expect(terms).toEqual(userTerms(uid, { ...user, name }));
  const written = (await ref.get()).updateTime?.valueOf();
  await syncProfile(uid, user, (await readDocument(`users/${uid}`)) ?? {});
  expect((await ref.get()).updateTime?.valueOf()).toBe(written);
});

it('finds whom it did not know, but no guest', async () => {
  const { uid, user } = await putUser('Grace Hopper');
  await syncProfile(uid, undefined, user);
  expect(await termsOf(`users/${uid}`)).toContain('hopper');
  const guest = unique('g');
  await db().doc(`users/${guest}`).set({ name: 'Guest', email: '' });
  await syncProfile(guest, undefined, { name: 'Guest', email: '' });
  expect(await termsOf(`users/${guest}`)).toEqual([]);
});

it('follows tags and messages of a ticket, and a rush of both', async () => {
  const { uid, user } = await putUser();
  const { id, ticket } = await putTicket(uid);
  const ref = db().doc(`tickets/${id}`);
  await Promise.all(
    ['refund', 'invoice', 'shipping'].map(async (tag) => {
      await ref.update({ tags: [tag], lastMessage: `About ${tag}` });
      await syncTicketDue(id, ticket, { ...ticket, assigneeId: null, terms: [], tags: [tag] });
    }),
  );
  const stored = (await readDocument(`tickets/${id}`)) ?? {};
  expect(stored.terms).toEqual(ticketTerms(id, stored, user.email));
});

it('follows a new title, address and tags of a product, and leaves one on its way out alone', async () => {
  const slug = await putProduct({ title: 'First', tags: ['dark'] });
  await Promise.all([refreshCatalogue([slug]), refreshCatalogue([slug])]);
  expect(await termsOf(`products/${slug}`)).toEqual(productTerms(slug, { title: 'First', tags: ['dark'] }));
  await db().doc(`products/${slug}`).update({ title: 'Second', address: 'elsewhere' });
  await refreshCatalogue([slug]);
  expect(await termsOf(`products/${slug}`)).toEqual(expect.arrayContaining(['second', 'elsewhere', 'dark']));
  expect(await termsOf(`products/${slug}`)).not.toContain('first');
  expect(await refreshCatalogue([slug])).toBe(false);
  await db().doc(`products/${slug}`).update({ title: 'Third', deleting: true });
  await refreshCatalogue([slug]);
  expect(await termsOf(`products/${slug}`)).toContain('second');
});

it('leaves an order that went meanwhile gone', async () => {
  await writeOrderTerms('ORD-0000000000000001');
  expect(await readDocument('orders/ORD-0000000000000001')).toBeUndefined();
});
