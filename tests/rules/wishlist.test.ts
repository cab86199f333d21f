import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier } from './kit/documents.ts';
import { describeLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { changeStore, openRules, openStore } from './kit/open-rules.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('wishlist');
const wish = () => ({ addedAt: serverTimestamp() });

describeMatrix(rules, 'wishlist', {
  path: (owner, id) => `users/${owner}/wishlist/${id}`,
  stored: () => ({ addedAt: earlier }),
  created: wish,
  updated: wish,
  listed: (db, owner) => query(collection(db, `users/${owner}/wishlist`)),
});

const path = (id: string) => `users/customer/wishlist/${id}`;
describeLimits({ name: 'creation', rules, as: 'customer', path, good: wish }, [
  ['now', {}, true],
  ['addedAt forged', { addedAt: earlier }, false],
  ['addedAt as text', { addedAt: 'now' }, false],
  ['without addedAt', { addedAt: undefined }, false],
  ['with a note', { note: 'x' }, false],
]);
describeLimits({ name: 'no slug', rules, as: 'customer', path: (id) => path(`${id}_X`), good: wish }, [
  ['a slug in capitals', {}, false],
]);

describe('wishlist', () => {
  it('takes no wishes while it is switched off, and lets go of old ones', async () => {
    await changeStore(rules, { 'settings/site': { ...openStore['settings/site'], enableWishlist: false } });
    await writeDocs(rules.seed, { [path('old')]: { addedAt: earlier } });
    await assertFails(setDoc(doc(rules.as('customer'), path('new')), wish()));
    await assertSucceeds(deleteDoc(doc(rules.as('customer'), path('old'))));
  });

  it('is open in a store without settings', async () => {
    await changeStore(rules, { 'settings/site': null, 'settings/maintenance': null });
    await assertSucceeds(setDoc(doc(rules.as('customer'), path('unset')), wish()));
  });
});
