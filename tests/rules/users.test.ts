import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { profileLimits } from '@tempera/domain/people/profile';
import { collection, doc, getDoc, getDocs, limit, query, Timestamp, updateDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { user } from './kit/documents.ts';
import { describeLimits, exactKeys, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { openRules } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('users');

describeMatrix(rules, 'users', {
  path: (owner) => `users/${owner}`,
  stored: user,
  created: user,
  updated: () => ({ avatar: '', bio: 'Draws stars.' }),
  listed: (db) => query(collection(db, 'users'), limit(100)),
});

const uploaded = '/avatars/customer/0123456789abcdef.png';
const mine = () => ({ ...user('customer'), avatar: uploaded });
describeLimits(
  { name: 'own update', rules, as: 'customer', path: () => 'users/customer', good: mine, before: mine },
  [
    ['a name', { name: 'Ada Example' }, false],
    ['one of the team’s names', { name: 'Olive Owner' }, false],
    ['no name', { name: '' }, false],
    ...textLimits('bio', profileLimits.bio, false),
    ['the picture taken away', { avatar: '' }, true],
    ['a picture on another server', { avatar: 'https://pictures.example.com/a.png' }, false],
    ['somebody else’s picture', { avatar: '/avatars/stranger/0123456789abcdef.png' }, false],
    ['a picture that nobody uploaded', { avatar: '/avatars/customer/fedcba9876543210.png' }, false],
    ['a page of the store as a picture', { avatar: '/profile' }, false],
    ['no picture at all', { avatar: null }, false],
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
  it('keep a picture of before uploads until they take it away', async () => {
    const old = { ...user('customer'), avatar: 'https://pictures.example.com/a.png' };
    await writeDocs(rules.seed, { 'users/customer': old });
    const own = doc(rules.as('customer'), 'users/customer');
    await assertSucceeds(updateDoc(own, { bio: 'Draws stars.' }));
    await assertFails(updateDoc(own, { avatar: 'https://pictures.example.com/b.png' }));
    await assertSucceeds(updateDoc(own, { avatar: '' }));
    await assertFails(updateDoc(own, { avatar: old.avatar }));
  });

  it('lets people with a role change their own words as well, and no name', async () => {
    await writeDocs(rules.seed, {
      'users/staff': user('staff'),
      'users/suspendedStaff': user('suspendedStaff'),
    });
    await assertSucceeds(updateDoc(doc(rules.as('staff'), 'users/staff'), { bio: 'Answers.' }));
    await assertFails(updateDoc(doc(rules.as('staff'), 'users/staff'), { name: 'Stella' }));
    await assertFails(updateDoc(doc(rules.as('admin'), 'users/staff'), { name: 'Stella' }));
    await assertFails(
      updateDoc(doc(rules.as('suspendedStaff'), 'users/suspendedStaff'), { bio: 'Answers.' }),
    );
    await assertFails(getDoc(doc(rules.as('suspendedStaff'), 'users/suspendedStaff')));
  });

  it('are listed for staff, and not for customers', async () => {
    await assertSucceeds(getDocs(collection(rules.as('staff'), 'users')));
    await assertFails(getDocs(collection(rules.as('customer'), 'users')));
  });
});
