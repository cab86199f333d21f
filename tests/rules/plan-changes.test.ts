import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, orderBy, query, where } from 'firebase/firestore';
import { it } from 'vitest';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('plan-changes');
const change = (uid: string) => ({ uid, subscribers: 1, mrrCents: 2_900, at: new Date(0) });

describeMatrix(rules, 'planChanges', {
  path: (_owner, id) => `planChanges/${id}`,
  stored: change,
  created: change,
  updated: () => ({ mrrCents: 1 }),
  listed: (db) => query(collection(db, 'planChanges'), limit(30)),
});

it('the history of a plan is listed for managers alone, not even for its person', async () => {
  const own = (person: 'admin' | 'customer') =>
    query(
      collection(rules.as(person), 'planChanges'),
      where('uid', '==', 'customer'),
      orderBy('at', 'desc'),
      limit(30),
    );
  await assertSucceeds(getDocs(own('admin')));
  await assertFails(getDocs(own('customer')));
});
