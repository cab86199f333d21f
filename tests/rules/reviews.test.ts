import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { reviewLimits } from '@tempera/domain/catalogue/review';
import { type Role, roles } from '@tempera/domain/people/roles';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, newReview, review, user } from './kit/documents.ts';
import { countLimits, describeLimits, exactKeys, type Limit, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { changeStore, openRules, openStore } from './kit/open-rules.ts';
import type { PersonName } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('reviews');
const owned = { orderId: 'ORD-1', grantedAt: earlier };
const nameOf = (uid: string) => user(uid).name;

describeMatrix(rules, 'reviews', {
  path: (owner, id) => `products/${id}/reviews/${owner}`,
  stored: (owner) => review(nameOf(owner)),
  created: (owner) => newReview(nameOf(owner)),
  updated: () => ({ rating: 4, updatedAt: serverTimestamp() }),
  listed: (db, _owner, id) => query(collection(db, `products/${id}/reviews`), limit(50)),
  around: (owner, id) => ({ [`users/${owner}`]: user(owner), [`users/${owner}/library/${id}`]: owned }),
});

// One product for all limits: what changes is the review alone.
const path = () => 'products/limits/reviews/released';
const author = nameOf('released');
const wanted: Limit[] = [
  ...countLimits('rating', 1, 5),
  ...textLimits('text', reviewLimits.text, true),
  ['the name of somebody else', { authorName: nameOf('customer') }, false],
  ...(['staff', 'admin', 'owner'] as const).map(
    (authorRole): Limit => [`the role of ${authorRole}`, { authorRole }, false],
  ),
  ['updatedAt forged', { updatedAt: earlier }, false],
];

describe('with the product owned', () => {
  const around = () => ({ 'users/released': user('released'), 'users/released/library/limits': owned });
  describeLimits({ name: 'creation', rules, as: 'released', path, around, good: () => newReview(author) }, [
    ...wanted,
    ...exactKeys(newReview(author)),
    ['createdAt forged', { createdAt: earlier }, false],
  ]);
  describeLimits(
    {
      name: 'update',
      rules,
      as: 'released',
      path,
      around,
      before: () => review(author),
      good: () => ({ ...review(author), updatedAt: serverTimestamp() }),
    },
    [
      ['another opinion', { rating: 2, text: 'On second thoughts.' }, true],
      ...wanted,
      ...exactKeys(review(author)),
      ['createdAt moved', { createdAt: serverTimestamp() }, false],
    ],
  );
});

describe('the role in a review', () => {
  const write = async (name: PersonName, authorRole: Role, stands: boolean) => {
    const at = `products/of-team/reviews/${name}`;
    await writeDocs(rules.seed, {
      [`users/${name}`]: user(name),
      [`users/${name}/library/of-team`]: owned,
      [at]: stands ? review(nameOf(name)) : null,
    });
    const mine = doc(rules.as(name), at);
    const change = { authorRole, updatedAt: serverTimestamp() };
    return stands ? updateDoc(mine, change) : setDoc(mine, newReview(nameOf(name), authorRole));
  };

  it.each<[PersonName, Role]>([
    ['customer', 'customer'],
    ['staff', 'staff'],
    ['admin', 'admin'],
    ['owner', 'owner'],
    ['demotedAdmin', 'customer'],
    ['loweredAdmin', 'staff'],
    ['recordlessAdmin', 'customer'],
  ])('is the one that the store has of %s', async (name, role) => {
    for (const stands of [false, true])
      for (const said of roles)
        await (said === role ? assertSucceeds : assertFails)(write(name, said, stands));
  });
});

describe('reviews', () => {
  it('are for those who own the product', async () => {
    await writeDocs(rules.seed, { 'users/customer': user('customer') });
    const mine = doc(rules.as('customer'), 'products/not-owned/reviews/customer');
    await assertFails(setDoc(mine, newReview(nameOf('customer'))));
  });

  it('are written by nobody while they are switched off, and may still be taken back', async () => {
    await changeStore(rules, { 'settings/site': { ...openStore['settings/site'], enableReviews: false } });
    await writeDocs(rules.seed, {
      'users/customer': user('customer'),
      'users/customer/library/off': owned,
      'products/off/reviews/customer': review(nameOf('customer')),
    });
    const mine = doc(rules.as('customer'), 'products/off/reviews/customer');
    await assertFails(updateDoc(mine, { rating: 1, updatedAt: serverTimestamp() }));
    await assertSucceeds(deleteDoc(mine));
    await assertFails(setDoc(mine, newReview(nameOf('customer'))));
  });

  it('are listed for everybody', async () => {
    await assertSucceeds(getDocs(collection(rules.as('visitor'), 'products/any/reviews')));
  });
});
