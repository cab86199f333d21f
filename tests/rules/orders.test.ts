import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, order } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

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
