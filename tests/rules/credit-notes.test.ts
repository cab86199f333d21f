import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, getDocs, limit, query, where } from 'firebase/firestore';
import { it } from 'vitest';
import { creditNote } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('credit-notes');

describeMatrix(rules, 'creditNotes', {
  path: (_owner, id) => `creditNotes/${id}`,
  stored: creditNote,
  created: creditNote,
  updated: () => ({ number: 2 }),
  listed: (db) => query(collection(db, 'creditNotes'), limit(100)),
});

it('credit notes are listed for managers alone, not even for their customer', async () => {
  await assertSucceeds(getDocs(query(collection(rules.as('admin'), 'creditNotes'), limit(100))));
  const own = query(collection(rules.as('customer'), 'creditNotes'), where('uid', '==', 'customer'));
  await assertFails(getDocs(own));
});

it('what is due is asked for across all refunds by functions alone', async () => {
  const due = (who: 'admin' | 'customer') =>
    query(collectionGroup(rules.as(who), 'refunds'), where('creditNoteDue', '==', true), limit(1));
  await assertFails(getDocs(due('admin')));
  await assertFails(getDocs(due('customer')));
});
