import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, collectionGroup, doc, getDoc, getDocs, limit, query, where } from 'firebase/firestore';
import { it } from 'vitest';
import { creditNote, creditReversal, invoice } from './kit/documents.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('credit-notes');

describeMatrix(rules, 'creditNotes', {
  path: (_owner, id) => `creditNotes/${id}`,
  stored: creditNote,
  created: creditNote,
  updated: () => ({ number: 2 }),
  listed: (db) => query(collection(db, 'creditNotes'), limit(100)),
});

describeMatrix(rules, 'creditReversals', {
  path: (_owner, id) => `creditReversals/${id}`,
  stored: creditReversal,
  created: creditReversal,
  updated: () => ({ number: 2 }),
  listed: (db) => query(collection(db, 'creditReversals'), limit(100)),
});

it.each(['creditNotes', 'creditReversals'])(
  '%s are listed for managers alone, not even for their customer',
  async (name) => {
    await assertSucceeds(getDocs(query(collection(rules.as('admin'), name), limit(100))));
    const own = query(collection(rules.as('customer'), name), where('uid', '==', 'customer'));
    await assertFails(getDocs(own));
  },
);

it.each([
  ['invoices', invoice],
  ['creditNotes', creditNote],
  ['creditReversals', creditReversal],
] as const)('one of %s goes with its order to whom it belongs by then', async (name, document) => {
  const path = `${name}/adopted`;
  const read = (who: 'guest' | 'customer') => getDoc(doc(rules.as(who), path));
  await writeDocs(rules.seed, { [path]: document('guest') });
  await assertSucceeds(read('guest'));
  await assertFails(read('customer'));
  await writeDocs(rules.seed, { [path]: document('customer') });
  await assertSucceeds(read('customer'));
  await assertFails(read('guest'));
});

it('what is due is asked for across all refunds by functions alone', async () => {
  const due = (who: 'admin' | 'customer', mark: string) =>
    query(collectionGroup(rules.as(who), 'refunds'), where(mark, '==', true), limit(1));
  for (const mark of ['creditNoteDue', 'reversalDue']) {
    await assertFails(getDocs(due('admin', mark)));
    await assertFails(getDocs(due('customer', mark)));
  }
});
