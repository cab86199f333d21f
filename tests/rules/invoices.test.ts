import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { it } from 'vitest';
import { invoice } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('invoices');

describeMatrix(rules, 'invoices', {
  path: (_owner, id) => `invoices/ORD-${id}`,
  stored: invoice,
  created: invoice,
  updated: () => ({ number: 2 }),
  listed: (db) => query(collection(db, 'invoices'), limit(100)),
});

it('invoices are listed for managers alone, not even for their customer', async () => {
  await assertSucceeds(getDocs(query(collection(rules.as('admin'), 'invoices'), limit(100))));
  const own = query(collection(rules.as('customer'), 'invoices'), where('uid', '==', 'customer'));
  await assertFails(getDocs(own));
});
