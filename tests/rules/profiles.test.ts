import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  startAt,
  Timestamp,
  where,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, profile } from './kit/documents.ts';
import { describeLimits, exactKeys } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('profiles');

describeMatrix(rules, 'profiles', {
  path: (owner) => `profiles/${owner}`,
  stored: profile,
  created: profile,
  updated: () => ({ lastSeen: serverTimestamp() }),
  listed: (db) => query(collection(db, 'profiles'), limit(100)),
});

describeMatrix(rules, 'handles', {
  path: (_owner, id) => `handles/${id}`,
  stored: (owner) => ({ uid: owner }),
  created: (owner) => ({ uid: owner }),
  updated: () => ({ uid: 'customer' }),
  listed: (db) => query(collection(db, 'handles'), limit(1)),
});

const before = () => profile('customer');
describeLimits(
  {
    name: 'own update',
    rules,
    as: 'customer',
    path: () => 'profiles/customer',
    before,
    good: () => ({ ...before(), lastSeen: serverTimestamp() }),
  },
  [
    ['lastSeen', {}, true],
    ['lastSeen forged', { lastSeen: earlier }, false],
    ['lastSeen as text', { lastSeen: 'now' }, false],
    ...exactKeys(before()),
    ['name', { name: 'Olive Owner' }, false],
    ['role', { role: 'owner' }, false],
    ['bio', { bio: 'x' }, false],
    ['avatar', { avatar: '/x' }, false],
    ['handle', { handle: 'aaaaa-aaaaa' }, false],
  ],
);

describe('profiles', () => {
  it('are listed for the team, a hundred at a time', async () => {
    const all = collection(rules.as('staff'), 'profiles');
    await assertSucceeds(getDocs(query(all, limit(100))));
    await assertFails(getDocs(query(all, limit(101))));
    await assertFails(getDocs(all));
  });

  it('are paged through by no customer, whatever they ask for', async () => {
    const all = collection(rules.as('customer'), 'profiles');
    const since = where('lastSeen', '>', Timestamp.fromMillis(0));
    for (const asked of [
      query(all, limit(1)),
      query(all, since, orderBy('lastSeen', 'desc'), limit(50)),
      query(all, orderBy('name'), startAt('S'), limit(20)),
      query(all, where('name', '==', 'Name of customer'), limit(1)),
      query(all, where('handle', '==', 'k3v2a-mqx5t'), limit(1)),
    ])
      await assertFails(getDocs(asked));
  });

  it('are found by a handle that is known', async () => {
    await writeDocs(rules.seed, { 'handles/k3v2a-mqx5t': { uid: 'stranger' } });
    await assertSucceeds(getDoc(doc(rules.as('customer'), 'handles/k3v2a-mqx5t')));
    await assertSucceeds(getDoc(doc(rules.as('customer'), 'handles/aaaaa-aaaaa')));
    await assertFails(getDocs(query(collection(rules.as('staff'), 'handles'), limit(1))));
  });
});
