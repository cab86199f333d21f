import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query, where } from 'firebase/firestore';
import { it } from 'vitest';
import { ledgerEntry } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('ledger');

describeMatrix(rules, 'ledger', {
  path: (_owner, id) => `ledger/charge-${id}`,
  stored: ledgerEntry,
  created: ledgerEntry,
  updated: () => ({ grossCents: 1 }),
  listed: (db) => query(collection(db, 'ledger'), limit(100)),
});

it('what a person paid is listed for managers alone, not even for the person', async () => {
  await assertSucceeds(getDocs(query(collection(rules.as('admin'), 'ledger'), limit(100))));
  const own = query(collection(rules.as('customer'), 'ledger'), where('of.uid', '==', 'customer'));
  await assertFails(getDocs(own));
});
