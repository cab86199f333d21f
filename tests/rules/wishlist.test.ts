import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, query, serverTimestamp, setDoc } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { earlier, product } from './kit/documents.ts';
import { describeLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { changeStore, openRules, openStore } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('wishlist');
const wish = () => ({ addedAt: serverTimestamp() });

describeMatrix(rules, 'wishlist', {
  path: (owner, id) => `users/${owner}/wishlist/${id}`,
  stored: () => ({ addedAt: earlier }),
  created: wish,
  updated: wish,
  listed: (db, owner) => query(collection(db, `users/${owner}/wishlist`)),
  around: (_owner, id) => ({ [`products/${id}`]: product() }),
});

const path = (id: string) => `users/customer/wishlist/${id}`;
const around = (id: string) => ({ [`products/${id}`]: product() });
describeLimits({ name: 'creation', rules, as: 'customer', path, good: wish, around }, [
  ['now', {}, true],
  ['addedAt forged', { addedAt: earlier }, false],
  ['addedAt as text', { addedAt: 'now' }, false],
  ['without addedAt', { addedAt: undefined }, false],
  ['with a note', { note: 'x' }, false],
]);
const odd = { path: (id: string) => path(`${id}_X`), around: (id: string) => around(`${id}_X`) };
describeLimits({ name: 'no slug', rules, as: 'customer', good: wish, ...odd }, [
  ['a slug in capitals', {}, false],
]);

const add = (slug: string) => writeSigned(rules.as('customer'), 'customer', path(slug), { set: wish() });

describe('wishlist', () => {
  it('takes no wishes while it is switched off, and lets go of old ones', async () => {
    await changeStore(rules, { 'settings/site': { ...openStore['settings/site'], enableWishlist: false } });
    await writeDocs(rules.seed, { [path('old')]: { addedAt: earlier }, ...around('new') });
    await assertFails(add('new'));
    await assertSucceeds(deleteDoc(doc(rules.as('customer'), path('old'))));
  });

  it('is open in a store without settings', async () => {
    await changeStore(rules, { 'settings/site': null, 'settings/maintenance': null });
    await writeDocs(rules.seed, around('unset'));
    await assertSucceeds(add('unset'));
  });

  it('takes what is for sale or was, and neither a draft nor what is not there', async () => {
    await writeDocs(rules.seed, {
      'products/kept': product('archived'),
      'products/hidden': product('draft'),
    });
    await assertSucceeds(add('kept'));
    await assertFails(add('hidden'));
    await assertFails(add('not-there'));
  });

  it('takes a wish with its count alone, and its time again without one', async () => {
    await writeDocs(rules.seed, around('uncounted'));
    await assertFails(setDoc(doc(rules.as('customer'), path('uncounted')), wish()));
    await assertSucceeds(add('uncounted'));
    await assertSucceeds(setDoc(doc(rules.as('customer'), path('uncounted')), wish()));
  });
});
