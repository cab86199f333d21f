import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { guestChats, type TallyKind, tallyLimits, tallyPath } from '@tempera/domain/people/tally';
import {
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { earlier, product, profile } from './kit/documents.ts';
import { describeLimits, exactKeys } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { closeStore, openRules } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';
import { tallyOf } from './kit/tallies.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('tallies');
const kinds = Object.keys(tallyLimits) as TallyKind[];
const first = () => ({ count: 1, since: serverTimestamp(), at: serverTimestamp(), last: 'what' });
const next = () => ({ count: increment(1), at: serverTimestamp(), last: 'what' });
const customer = () => rules.as('customer');

describeMatrix(rules, 'tallies', {
  path: (owner) => tallyPath(owner, 'tickets'),
  stored: () => tallyOf(3),
  created: first,
  updated: next,
  listed: (db, owner) => doc(db, tallyPath(owner, 'tickets')).parent,
});

describeLimits(
  {
    name: 'the first of a tally',
    rules,
    as: 'customer',
    path: () => tallyPath('customer', 'rooms'),
    good: first,
  },
  [
    ['as it is', {}, true],
    ...exactKeys(first()),
    ['with two counted', { count: 2 }, false],
    ['with none counted', { count: 0 }, false],
    ['with less than none', { count: -9 }, false],
    ['with a beginning to come', { since: Timestamp.fromMillis(4e12) }, false],
    ['with an old beginning', { since: earlier }, false],
    ['with a time of its own', { at: earlier }, false],
    ['with a path too long', { last: 'x'.repeat(1_501) }, false],
    ['with a path that is none', { last: 7 }, false],
  ],
);

/** A tally of the customer's as it stands, and what they make of it. */
const stands = (kind: TallyKind, tally: Record<string, unknown>) =>
  writeDocs(rules.seed, { [tallyPath('customer', kind)]: tally });
const tally = (kind: TallyKind, db = customer()) => doc(db, tallyPath('customer', kind));

describe.each(kinds)('%s', (kind) => {
  const { most, hours } = tallyLimits[kind];

  it(`are counted to ${most}`, async () => {
    await stands(kind, tallyOf(most - 1));
    await assertSucceeds(updateDoc(tally(kind), next()));
    await assertFails(updateDoc(tally(kind), next()));
  });

  it('are counted one by one, and begun no earlier', async () => {
    const started = tallyOf(3);
    for (const fields of [
      { count: 3 },
      { count: 2 },
      { count: increment(2) },
      { count: increment(-1) },
      { count: 1 },
      { since: earlier },
      { since: serverTimestamp() },
      { at: earlier },
    ]) {
      await stands(kind, started);
      await assertFails(updateDoc(tally(kind), { ...next(), ...fields }));
    }
    await assertFails(setDoc(tally(kind), first()));
    await assertFails(deleteDoc(tally(kind)));
  });

  it(hours === null ? 'are never begun anew' : `are begun anew after ${hours} h`, async () => {
    const minutes = (hours ?? 10_000) * 60;
    await stands(kind, tallyOf(most, minutes - 1));
    await assertFails(setDoc(tally(kind), first()));
    await stands(kind, tallyOf(most, minutes + 1));
    await (hours === null ? assertFails : assertSucceeds)(setDoc(tally(kind), first()));
  });
});

describe('a tally', () => {
  it('is of a kind that has a limit', async () => {
    await assertFails(setDoc(doc(customer(), 'users/customer/tallies/others'), first()));
  });

  it('gives a guest fewer chats', async () => {
    const path = tallyPath('guest', 'chats');
    await writeDocs(rules.seed, { [path]: tallyOf(guestChats - 1) });
    await assertSucceeds(updateDoc(doc(rules.as('guest'), path), next()));
    await assertFails(updateDoc(doc(rules.as('guest'), path), next()));
  });

  it('counts once in a commit', async () => {
    await stands('wishlist', tallyOf(3));
    const batch = writeBatch(customer());
    batch.update(tally('wishlist'), next());
    batch.update(tally('wishlist'), next());
    await assertFails(batch.commit());
  });

  it('counts nothing in a closed store, nor in a session that has been ended', async () => {
    await stands('tickets', tallyOf(3));
    const record = (await getDoc(doc(rules.seed, 'access/customer'))).data() ?? {};
    await writeDocs(rules.seed, { 'access/customer': { ...record, sessionsEndedAt: Timestamp.now() } });
    const ended = rules.asToken('customer', { auth_time: 1_000, firebase: { sign_in_provider: 'password' } });
    await assertFails(updateDoc(tally('tickets', ended), next()));
    await assertFails(getDoc(tally('tickets', ended)));
    await writeDocs(rules.seed, { 'access/customer': record });
    await closeStore(rules);
    await assertFails(updateDoc(tally('tickets'), next()));
  });
});

describe.each([
  ['wishlist', 'products', product(), { addedAt: serverTimestamp() }, { addedAt: earlier }],
  ['blocks', 'profiles', profile('one'), { at: serverTimestamp() }, { at: earlier }],
] as const)('%s, which stand', (kind, of, target, added, stored) => {
  const pathOf = (id: string) => `users/customer/${kind}/${id}`;
  const take = (id: string, fields: Record<string, unknown> = {}) => {
    const db = customer();
    const batch = writeBatch(db);
    batch.delete(doc(db, pathOf(id)));
    const less = { count: increment(-1), at: serverTimestamp(), last: pathOf(id) };
    batch.update(tally(kind, db), { ...less, ...fields });
    return batch.commit();
  };
  const counted = async () => (await getDoc(tally(kind))).data()?.count;

  beforeEach(async () => {
    await stands(kind, tallyOf(2));
    await writeDocs(rules.seed, {
      [`${of}/one`]: target,
      [`${of}/two`]: target,
      [pathOf('one')]: stored,
      [pathOf('two')]: stored,
    });
  });

  it('give their place back when they go', async () => {
    await assertSucceeds(take('one'));
    await assertSucceeds(take('two'));
    expect(await counted()).toBe(0);
  });

  it('go without a count where there is none', async () => {
    await stands(kind, tallyOf(0));
    await assertFails(take('one'));
    await assertSucceeds(deleteDoc(doc(customer(), pathOf('one'))));
  });

  it('give back one place each, theirs, and once', async () => {
    await assertFails(take('one', { count: increment(-2) }));
    await assertFails(take('one', { last: pathOf('three') }));
    await assertFails(take('one', { since: serverTimestamp() }));
    await assertFails(
      updateDoc(tally(kind), { count: increment(-1), at: serverTimestamp(), last: pathOf('one') }),
    );
    await assertSucceeds(take('one'));
    await assertFails(take('one'));
    expect(await counted()).toBe(1);
  });

  it('give nothing back while another comes in their place', async () => {
    const db = customer();
    const batch = writeBatch(db);
    batch.delete(doc(db, pathOf('one')));
    batch.set(doc(db, pathOf('one')), added);
    batch.update(tally(kind, db), { count: increment(-1), at: serverTimestamp(), last: pathOf('one') });
    await assertFails(batch.commit());
  });

  it('are counted one by one: a count is of one document', async () => {
    await writeDocs(rules.seed, { [pathOf('one')]: null, [pathOf('two')]: null });
    const add = (db: Firestore, ids: readonly string[], last: string) => {
      const batch = writeBatch(db);
      for (const id of ids) batch.set(doc(db, pathOf(id)), added);
      batch.update(tally(kind, db), { ...next(), last: pathOf(last) });
      return batch.commit();
    };
    await assertFails(add(customer(), ['one', 'two'], 'one'));
    await assertFails(add(customer(), ['one'], 'two'));
    await assertSucceeds(add(customer(), ['one'], 'one'));
  });

  it('are no more than their limit, however many come at once', async () => {
    const { most } = tallyLimits[kind];
    await stands(kind, tallyOf(most - 3));
    const ids = Array.from({ length: 8 }, (_, number) => `many${number}`);
    await writeDocs(rules.seed, {
      ...Object.fromEntries(ids.map((id) => [`${of}/${id}`, target])),
      ...Object.fromEntries(ids.map((id) => [pathOf(id), null])),
    });
    const outcomes = await Promise.allSettled(
      ids.map((id) => writeSigned(customer(), 'customer', pathOf(id), { set: added })),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await counted()).toBe(most);
  });
});
