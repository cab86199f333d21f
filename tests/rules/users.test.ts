import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { profileLimits } from '@tempera/domain/people/profile';
import { collection, doc, getDoc, getDocs, limit, query, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { user } from './kit/documents.ts';
import { describeLimits, exactKeys, textLimits, urlLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('users');

describeMatrix(rules, 'users', {
  path: (owner) => `users/${owner}`,
  stored: user,
  created: user,
  updated: () => ({ name: 'Ada Example', avatar: '/a.webp', bio: 'Draws stars.' }),
  listed: (db) => query(collection(db, 'users'), limit(100)),
});

const mine = () => user('customer');
describeLimits(
  { name: 'own update', rules, as: 'customer', path: () => 'users/customer', good: mine, before: mine },
  [
    ...textLimits('name', profileLimits.name, true),
    ...textLimits('bio', profileLimits.bio, false),
    ...urlLimits('avatar'),
    ...exactKeys(mine()),
    ['email', { email: 'other@example.com' }, false],
    ['plan', { plan: 'enterprise' }, false],
    ['terms', { terms: ['owner'] }, false],
    ['totalOrders', { totalOrders: 1 }, false],
    ['totalSpentCents', { totalSpentCents: 1 }, false],
    ['downloads', { downloads: 1 }, false],
    ['joinDate', { joinDate: Timestamp.now() }, false],
    ['lastActive', { lastActive: null }, false],
    ['a role', { role: 'admin' }, false],
  ],
);

describe('users', () => {
  it('lets people with a role change their own name as well', async () => {
    await writeDocs(rules.seed, {
      'users/staff': user('staff'),
      'users/suspendedStaff': user('suspendedStaff'),
    });
    await assertSucceeds(updateDoc(doc(rules.as('staff'), 'users/staff'), { name: 'Stella' }));
    await assertFails(updateDoc(doc(rules.as('suspendedStaff'), 'users/suspendedStaff'), { name: 'Stella' }));
    await assertFails(getDoc(doc(rules.as('suspendedStaff'), 'users/suspendedStaff')));
  });

  it('are listed for staff, and not for customers', async () => {
    await assertSucceeds(getDocs(collection(rules.as('staff'), 'users')));
    await assertFails(getDocs(collection(rules.as('customer'), 'users')));
  });
});
