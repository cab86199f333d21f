import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { teamNoteLimit } from '@tempera/domain/people/team-note';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, order, user } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('orders');

describeMatrix(rules, 'orders', {
  path: (_owner, id) => `orders/ORD-${id}`,
  stored: order,
  created: order,
  updated: () => ({ status: 'completed' }),
  listed: (db, owner) =>
    query(collection(db, 'orders'), where('uid', '==', owner), orderBy('date', 'desc'), limit(100)),
});

const event = { what: 'placed', byId: '', byName: '', details: {}, at: earlier };
describeMatrix(rules, 'order history', {
  path: (_owner, id) => `orders/ORD-HISTORY/history/${id}`,
  stored: () => event,
  created: () => event,
  updated: () => ({ what: 'paid' }),
  listed: (db) => query(collection(db, 'orders/ORD-HISTORY/history'), limit(100)),
});

describeMatrix(rules, 'order notes', {
  path: (_owner, id) => `orders/ORD-NOTES/notes/${id}`,
  stored: () => ({ authorId: 'somebody', authorName: 'Somebody', text: 'Asked twice.', at: earlier }),
  created: () => ({ authorId: 'somebody', authorName: 'Somebody', text: 'Asked twice.', at: earlier }),
  updated: () => ({ text: 'Asked once.' }),
  listed: (db) => query(collection(db, 'orders/ORD-NOTES/notes'), limit(100)),
});

const refund = { amountCents: 1, slugs: [], reason: 'x', status: 'begun', byId: 'admin', at: earlier };
describeMatrix(rules, 'refunds', {
  path: (_owner, id) => `orders/ORD-REFUNDS/refunds/${id}`,
  stored: () => refund,
  created: () => refund,
  updated: () => ({ status: 'done' }),
  listed: (db) => query(collection(db, 'orders/ORD-REFUNDS/refunds'), limit(100)),
});

describe('orders', () => {
  it('are listed whole for managers alone', async () => {
    await assertSucceeds(getDocs(query(collection(rules.as('admin'), 'orders'), limit(100))));
    await assertFails(getDocs(query(collection(rules.as('customer'), 'orders'), limit(100))));
    await assertFails(getDocs(query(collection(rules.as('staff'), 'orders'), limit(100))));
  });

  it('are listed for their buyer, and for nobody else', async () => {
    const of = (uid: string) => query(collection(rules.as('customer'), 'orders'), where('uid', '==', uid));
    await assertSucceeds(getDocs(of('customer')));
    await assertFails(getDocs(of('other')));
  });
});

describe('a note about an order', () => {
  const note = (name: PersonName, fields: object = {}) => ({
    authorId: name,
    authorName: `Name of ${name}`,
    text: 'Paid by bank, ask Ada.',
    at: serverTimestamp(),
    ...fields,
  });
  const add = (name: PersonName, fields: object = {}, orderId = 'ORD-NOTED') =>
    setDoc(doc(rules.as(name), `orders/${orderId}/notes/added`), note(name, fields));

  beforeEach(() =>
    writeDocs(rules.seed, {
      ...Object.fromEntries((['admin', 'owner'] as const).map((name) => [`users/${name}`, user(name)])),
      'orders/ORD-NOTED': order('customer'),
      'orders/ORD-NOTED/notes/one': { ...note('owner'), at: earlier },
      'orders/ORD-NOTED/notes/added': null,
      'orders/ORD-GONE/notes/added': null,
    }),
  );

  it.each(['admin', 'owner'] as const)('is written by %s, of any length up to the limit', async (name) => {
    await assertSucceeds(add(name, { text: 'a'.repeat(teamNoteLimit) }));
  });

  it.each([
    ['in another name', { authorName: 'Somebody else' }],
    ['as somebody else', { authorId: 'owner' }],
    ['without a word', { text: ' ' }],
    ['too long', { text: 'a'.repeat(teamNoteLimit + 1) }],
    ['with more', { pinned: true }],
    ['at another time', { at: earlier }],
  ])('is refused %s', async (_what, fields) => {
    await assertFails(add('admin', fields));
  });

  it('is refused about no order, and to everybody else', async () => {
    await assertFails(add('admin', {}, 'ORD-GONE'));
    for (const name of ['customer', 'staff', 'demotedAdmin', 'visitor'] as const)
      await assertFails(add(name));
    await assertFails(getDocs(query(collection(rules.as('customer'), 'orders/ORD-NOTED/notes'), limit(10))));
  });

  it('is deleted by admins, whoever wrote it, and changed by nobody', async () => {
    const one = (name: PersonName) => doc(rules.as(name), 'orders/ORD-NOTED/notes/one');
    await assertFails(updateDoc(one('owner'), { text: 'Another' }));
    await assertFails(deleteDoc(one('customer')));
    await assertFails(deleteDoc(one('staff')));
    await assertSucceeds(deleteDoc(one('admin')));
  });
});
