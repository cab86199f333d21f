import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, newReview, product, profile, review, user } from './kit/documents.ts';
import { openRules, openStore } from './kit/open-rules.ts';
import { roleOf } from './kit/people.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('maintenance');

/** Everything that a customer may write themselves. */
const writes: Record<string, (db: Firestore, uid: string) => Promise<void>> = {
  'a wish': (db, uid) =>
    writeSigned(db, uid, `users/${uid}/wishlist/known`, { set: { addedAt: serverTimestamp() } }),
  'a wish taken back': (db, uid) => deleteDoc(doc(db, `users/${uid}/wishlist/old`)),
  'a review': (db, uid) =>
    setDoc(doc(db, `products/fresh/reviews/${uid}`), newReview(user(uid).name, roleOf(uid))),
  'a changed review': (db, uid) =>
    updateDoc(doc(db, `products/known/reviews/${uid}`), { rating: 1, updatedAt: serverTimestamp() }),
  'a review taken back': (db, uid) => deleteDoc(doc(db, `products/known/reviews/${uid}`)),
  'a bio': (db, uid) => updateDoc(doc(db, `users/${uid}`), { bio: 'Another' }),
  'a notification read': (db, uid) => updateDoc(doc(db, `users/${uid}/notifications/new`), { read: true }),
  preferences: (db, uid) =>
    setDoc(doc(db, `users/${uid}/preferences/notifications`), {
      replies: true,
      orders: true,
      moderation: true,
      email: false,
    }),
  'a sign of life': (db, uid) => updateDoc(doc(db, `profiles/${uid}`), { lastSeen: serverTimestamp() }),
};

function prepare(uid: string, enabled: boolean) {
  const owned = { orderId: 'ORD-1', grantedAt: earlier };
  return writeDocs(rules.seed, {
    'settings/maintenance': {
      ...openStore['settings/maintenance'],
      enabled,
      since: enabled ? earlier : null,
    },
    [`users/${uid}`]: user(uid),
    [`users/${uid}/library/fresh`]: owned,
    [`users/${uid}/library/known`]: owned,
    [`users/${uid}/wishlist/old`]: { addedAt: earlier },
    [`users/${uid}/wishlist/known`]: null,
    [`users/${uid}/notifications/new`]: { title: 'Support replied', read: false },
    [`profiles/${uid}`]: profile(uid),
    [`products/fresh/reviews/${uid}`]: null,
    [`products/known/reviews/${uid}`]: review(user(uid).name, roleOf(uid)),
    'products/known': product(),
  });
}

describe.each(Object.entries(writes))('%s', (_name, write) => {
  it('is refused to customers in maintenance', async () => {
    await prepare('customer', true);
    await assertFails(write(rules.as('customer'), 'customer'));
  });

  it('is open to customers otherwise', async () => {
    await prepare('customer', false);
    await assertSucceeds(write(rules.as('customer'), 'customer'));
  });

  it.each(['staff', 'admin', 'owner'] as const)('stays open to %s in maintenance', async (name) => {
    await prepare(name, true);
    await assertSucceeds(write(rules.as(name), name));
  });

  it.each(['demotedAdmin', 'loweredAdmin', 'suspendedStaff', 'unclaimedAdmin', 'recordlessAdmin'] as const)(
    'is refused to %s, who only seems to have a role',
    async (name) => {
      await prepare(name, true);
      await assertFails(write(rules.as(name), name));
    },
  );
});

describe('in maintenance', () => {
  beforeEach(() => prepare('customer', true));

  it('people read what they always read', async () => {
    for (const path of ['settings/maintenance', 'settings/site', 'products/known', 'users/customer']) {
      await assertSucceeds(getDoc(doc(rules.as('customer'), path)));
    }
  });

  it('an admin keeps working, and ends it', async () => {
    const admin = rules.as('admin');
    for (const path of ['settings/private', 'settings/maintenance'] as const)
      await assertSucceeds(writeSigned(admin, 'admin', path, { set: openStore[path] }));
  });
});
