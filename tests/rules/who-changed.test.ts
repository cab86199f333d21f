import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { defaultCreator } from '@tempera/domain/catalogue/creator';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings } from '@tempera/domain/settings/settings';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  category,
  coupon,
  earlier,
  faq,
  newCoupon,
  newProduct,
  pageText,
  plan,
  product,
  seller,
} from './kit/documents.ts';
import { openRules, openStore } from './kit/open-rules.ts';
import { personNames } from './kit/people.ts';
import { markBy, newMark, writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('who-changed');

type Data = Record<string, unknown>;
const same = (data: () => Data) => [data, data] as const;

/** What admins write that the audit log tells of: as it is made, and as it stands. */
const written: Record<string, readonly [() => Data, () => Data]> = {
  'settings/site': same(() => ({ ...defaultSettings })),
  'settings/private': same(() => ({ ...defaultPrivateSettings })),
  'settings/seller': same(seller),
  'settings/support': same(() => ({ cannedReplies: ['Hello!'] })),
  'settings/creator': same(() => ({ ...defaultCreator })),
  'settings/maintenance': same(() => ({ ...openStore['settings/maintenance'] })),
  'categories/blog': same(category),
  'plans/pro': same(plan),
  'faqs/resell': same(faq),
  'legalTexts/terms': same(pageText),
  'guides/licenses': same(pageText),
  'coupons/SPRING': [newCoupon, coupon],
  'products/blog': [
    () => ({ ...newProduct(), status: 'draft' }),
    () => ({ ...product(), updatedAt: serverTimestamp() }),
  ],
};

const old = 'old0old0old0old0old0';

/** What may come of one write: what the document names, and what the mark beneath it says. */
interface Signing {
  names: unknown;
  /** Where the mark is put, when not where the document names it; null for none. */
  at?: string | null;
  says?: Data;
}

/** Whether the admin may write the document so. `id` is that of a new mark. */
const signings: [string, (id: string) => Signing, boolean][] = [
  ['by its writer, now', (id) => ({ names: id }), true],
  ['by nobody', () => ({ names: undefined, at: null }), false],
  ['by a mark that is not there', (id) => ({ names: id, at: null }), false],
  ['by a mark that it does not name', (id) => ({ names: undefined, at: id }), false],
  ['by the mark of another document', (id) => ({ names: id, at: `settings/mail/marks/${id}` }), false],
  ['by the mark of its deletion', () => ({ names: 'deletion' }), false],
  ['by the mark that stood there', () => ({ names: old, at: null }), false],
  ['by the id of the mark that stood there', () => ({ names: old }), false],
  ['by a mark with an id of its own make', () => ({ names: 'mine' }), false],
  ['by a number', () => ({ names: 7, at: null }), false],
  ['in itself', () => ({ names: markBy('admin'), at: null }), false],
  ['by somebody else', (id) => ({ names: id, says: markBy('owner') }), false],
  ['at another time', (id) => ({ names: id, says: { byId: 'admin', at: earlier } }), false],
  ['at no time', (id) => ({ names: id, says: { byId: 'admin' } }), false],
  ['now, by nobody', (id) => ({ names: id, says: { at: serverTimestamp() } }), false],
  ['with a name', (id) => ({ names: id, says: { ...markBy('admin'), name: 'Adam Admin' } }), false],
];

function write(path: string, data: Data, { names, at, says = markBy('admin') }: Signing) {
  const db = rules.as('admin');
  const batch = writeBatch(db);
  batch.set(doc(db, path), names === undefined ? data : { ...data, changed: names });
  const place = at === undefined ? String(names) : at;
  if (place !== null) batch.set(doc(db, place.includes('/') ? place : `${path}/marks/${place}`), says);
  return batch.commit();
}

describe.each(Object.entries(written))('%s', (path, [made, stands]) => {
  describe.each(['made', 'changed'] as const)('%s', (how) => {
    // The mark of an earlier write has been read, and is gone.
    beforeEach(() =>
      writeDocs(rules.seed, { [path]: how === 'made' ? null : { ...stands(), changed: old } }),
    );
    it.each(signings)('%s', async (what, signing, allowed) => {
      // What stood there is nothing to whoever makes it.
      if (how === 'made' && what === 'by the id of the mark that stood there') return;
      const attempt = write(path, how === 'made' ? made() : stands(), signing(newMark(rules.seed, path)));
      await (allowed ? assertSucceeds(attempt) : assertFails(attempt));
    });
  });

  it('is signed anew where it says in itself who changed it, as in older stores', async () => {
    await writeDocs(rules.seed, { [path]: { ...stands(), changed: { byId: 'owner', at: earlier } } });
    await assertFails(write(path, stands(), { names: { byId: 'owner', at: earlier }, at: null }));
    await assertSucceeds(write(path, stands(), { names: newMark(rules.seed, path) }));
  });
});

const deletable = ['plans/pro', 'faqs/resell', 'legalTexts/terms', 'guides/licenses', 'coupons/SPRING'];
describe.each(deletable)('%s, deleted', (path) => {
  beforeEach(() =>
    writeDocs(rules.seed, { [path]: written[path]?.[1]() ?? null, [`${path}/marks/deletion`]: null }),
  );

  const leave = (says: Data, at = `${path}/marks/deletion`) => {
    const db = rules.as('admin');
    const batch = writeBatch(db).delete(doc(db, path));
    return batch.set(doc(db, at), says).commit();
  };

  it('is signed by who deletes it', async () => {
    await assertFails(deleteDoc(doc(rules.as('admin'), path)));
    await assertFails(leave(markBy('owner')));
    await assertFails(leave({ byId: 'admin', at: earlier }));
    await assertFails(leave(markBy('admin'), `${path}/marks/${newMark(rules.seed, path)}`));
    await assertSucceeds(leave(markBy('admin')));
  });

  it('is signed where the mark of an earlier deletion has not been read', async () => {
    await writeDocs(rules.seed, { [`${path}/marks/deletion`]: { byId: 'owner', at: earlier } });
    await assertFails(deleteDoc(doc(rules.as('admin'), path)));
    await assertSucceeds(leave(markBy('admin')));
  });
});

describe('a mark', () => {
  const path = 'faqs/resell';
  const mark = `${path}/marks/${old}`;
  beforeEach(() =>
    writeDocs(rules.seed, {
      [path]: { ...faq(), changed: old },
      [mark]: { byId: 'admin', at: earlier },
      [`${path}/marks/deletion`]: null,
    }),
  );

  it.each(personNames)('is not read by %s', async (name) => {
    await assertFails(getDoc(doc(rules.as(name), mark)));
    await assertFails(getDocs(collection(rules.as(name), `${path}/marks`)));
  });

  it('stands as it is', async () => {
    for (const name of ['admin', 'owner'] as const) {
      await assertFails(setDoc(doc(rules.as(name), mark), markBy(name)));
      await assertFails(deleteDoc(doc(rules.as(name), mark)));
    }
  });

  it('comes with what it is of, or not at all', async () => {
    const admin = rules.as('admin');
    await assertFails(setDoc(doc(admin, `${path}/marks/${newMark(admin, path)}`), markBy('admin')));
    await assertFails(setDoc(doc(admin, `${path}/marks/deletion`), markBy('admin')));
    await assertFails(setDoc(doc(admin, 'faqs/none/marks/deletion'), markBy('admin')));
    await assertFails(setDoc(doc(admin, 'users/customer/marks/one'), markBy('admin')));
  });

  it('is nobody’s but an admin’s, whatever else they may write', async () => {
    for (const name of ['staff', 'customer', 'demotedAdmin'] as const) {
      const batch = writeSigned(rules.as(name), name, path, { set: faq() });
      await assertFails(batch);
    }
    // Its mark has been read, and is gone.
    const named = { ...faq(), changed: 'gone0gone0gone0gone0' };
    await writeDocs(rules.seed, { [path]: named });
    for (const name of ['staff', 'customer', 'admin'] as const) {
      await assertFails(setDoc(doc(rules.as(name), `${path}/marks/gone0gone0gone0gone0`), markBy(name)));
    }
  });

  it('says in public nothing of who it was', async () => {
    await assertSucceeds(writeSigned(rules.as('admin'), 'admin', path, { set: faq() }));
    const { changed, ...rest } = (await getDoc(doc(rules.as('visitor'), path))).data() ?? {};
    expect(rest).toEqual(faq());
    expect(changed).toMatch(/^[A-Za-z0-9]{20}$/);
  });
});
