import { productTerms, ticketTerms, userTerms } from '@tempera/domain/search/document-terms';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { syncProfile } from '../../functions/src/access/sync-profile.ts';
import { refreshCatalogue } from '../../functions/src/catalogue/catalogue.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { writeOrderTerms } from '../../functions/src/search/order-terms.store.ts';
import { syncTicketDue } from '../../functions/src/support/sync-ticket-due.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** Nothing listens in this project: each test says what was written, and looks by itself. */
const termsOf = async (path: string): Promise<unknown> => (await readDocument(path))?.terms;

async function putUser(name = 'Ada Lovewell') {
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

async function _putOrder() {
  const id = `ORD-${Date.now()}${Math.floor(Math.random() * 1_000)}`;
  const order = {
    customer: { name: 'Grace Hopwell', email: 'grace@example.com' },
    lines: [{ slug: 'blogstarter', name: 'Blog Starter' }],
  };
  await db()
    .doc(`orders/${id}`)
    .set({ ...order, status: 'pending', date: Timestamp.now() });
  return { id, order };
}

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
  const { uid, user } = await putUser('Grace Hopwell');
  await syncProfile(uid, undefined, user);
  expect(await termsOf(`users/${uid}`)).toContain('hopwell');
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
