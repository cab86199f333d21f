import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, getDocs, limit, query, serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, profile } from './kit/documents.ts';
import { describeLimits, exactKeys } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';

const rules = openRules('profiles');

describeMatrix(rules, 'profiles', {
  path: (owner) => `profiles/${owner}`,
  stored: profile,
  created: profile,
  updated: () => ({ lastSeen: serverTimestamp() }),
  listed: (db) => query(collection(db, 'profiles'), limit(100)),
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
  ],
);

describe('profiles', () => {
  it('are listed a hundred at a time', async () => {
    const all = collection(rules.as('customer'), 'profiles');
    await assertSucceeds(getDocs(query(all, limit(100))));
    await assertFails(getDocs(query(all, limit(101))));
    await assertFails(getDocs(all));
  });
});
