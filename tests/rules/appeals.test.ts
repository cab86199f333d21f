import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  doc,
  getDoc,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { earlier, user } from './kit/documents.ts';
import { describeLimits, exactKeys, textLimits } from './kit/limits.ts';
import { describeMatrix } from './kit/matrix.ts';
import { accessRecord, openRules, openStore } from './kit/open-rules.ts';
import { type PersonName, people } from './kit/people.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('appeals');
const appeal = (uid: string, fields: object = {}) => ({
  uid,
  name: `Name of ${uid}`,
  restrictionId: '',
  text: 'It was not me.',
  at: serverTimestamp(),
  status: 'open',
  ...fields,
});

// The people of the matrix have no restriction id, which is the appeal's last part.
describeMatrix(rules, 'appeals', {
  path: (owner, id) => `appeals/${owner}_${id}`,
  createdAt: (owner) => `appeals/${owner}_`,
  stored: (owner) => appeal(owner, { at: earlier }),
  created: (owner) => appeal(owner),
  updated: () => ({ status: 'accepted' }),
  listed: (db) => query(collection(db, 'appeals'), limit(10)),
  around: (owner) => {
    const { access } = people[owner as PersonName];
    const known = { [`users/${owner}`]: user(owner) };
    return access ? { ...known, [`access/${owner}`]: accessRecord(access) } : known;
  },
});

describe('an appeal', () => {
  const restrict = (restrictionId: string) =>
    writeDocs(rules.seed, {
      'access/banned': { ...accessRecord(people.banned.access), restrictionId },
      'users/banned': user('banned'),
      'appeals/banned_r1': null,
      'appeals/banned_r2': null,
    });
  const send = (id: string, fields: object = {}) =>
    setDoc(doc(rules.as('banned'), `appeals/${id}`), appeal('banned', { restrictionId: 'r1', ...fields }));
  beforeEach(() => restrict('r1'));

  it('comes once for each restriction', async () => {
    await assertSucceeds(send('banned_r1'));
    await assertFails(send('banned_r1', { text: 'Please!' }));
    await assertFails(send('banned_r2', { restrictionId: 'r2' }));
    await restrict('r2');
    await assertSucceeds(send('banned_r2', { restrictionId: 'r2' }));
  });

  it('is looked for by its writer before it is there, and by nobody else', async () => {
    await assertSucceeds(getDoc(doc(rules.as('banned'), 'appeals/banned_r1')));
    await assertFails(getDoc(doc(rules.as('banned'), 'appeals/banned_r2')));
    await assertFails(getDoc(doc(rules.as('customer'), 'appeals/banned_r1')));
    await assertFails(getDoc(doc(rules.as('visitor'), 'appeals/banned_r1')));
  });

  it('is refused in a session that has been ended everywhere', async () => {
    const record = { ...accessRecord(people.banned.access), restrictionId: 'r1' };
    const sessionsEndedAt = Timestamp.fromMillis(2_000_000);
    await writeDocs(rules.seed, {
      'access/leaver': { ...record, sessionsEndedAt },
      'users/leaver': user('leaver'),
      'appeals/leaver_r1': null,
    });
    const write = (authTime: number) => {
      const token = { auth_time: authTime, firebase: { sign_in_provider: 'password' } };
      const good = appeal('leaver', { restrictionId: 'r1' });
      return setDoc(doc(rules.asToken('leaver', token), 'appeals/leaver_r1'), good);
    };
    const read = (authTime: number) => {
      const token = { auth_time: authTime, firebase: { sign_in_provider: 'password' } };
      return getDoc(doc(rules.asToken('leaver', token), 'appeals/leaver_r1'));
    };
    for (const operation of [read, write]) await assertFails(operation(1_999));
    await assertSucceeds(read(2_000));
    await assertSucceeds(write(2_000));
    await assertFails(read(1_999));
    await assertSucceeds(read(2_000));
  });

  it('waits while the store is closed', async () => {
    const open = openStore['settings/maintenance'];
    await restrict('r3');
    await writeDocs(rules.seed, {
      'settings/maintenance': { ...open, enabled: true },
      'appeals/banned_r3': null,
    });
    await assertFails(send('banned_r3', { restrictionId: 'r3' }));
    await writeDocs(rules.seed, { 'settings/maintenance': open });
    await assertSucceeds(send('banned_r3', { restrictionId: 'r3' }));
  });

  it('is refused under another’s id', async () => {
    await assertFails(send('customer_r1'));
    await assertFails(send('banned_r1_more'));
  });
});

describeLimits(
  {
    name: 'what an appeal holds',
    rules,
    as: 'banned',
    path: () => 'appeals/banned_r1',
    good: () => appeal('banned', { restrictionId: 'r1' }),
    around: () => ({
      'access/banned': { ...accessRecord(people.banned.access), restrictionId: 'r1' },
      'users/banned': user('banned'),
    }),
  },
  [
    ...exactKeys(appeal('banned')),
    ...textLimits('text', 2_000, true),
    ['answered by its writer', { status: 'accepted' }, false],
    ['at another time', { at: earlier }, false],
    ['in another’s name', { uid: 'customer' }, false],
    ['under another name', { name: 'Olive Owner' }, false],
    ['under no name', { name: '' }, false],
    ['under a name that is none', { name: 7 }, false],
    ['against another restriction', { restrictionId: 'r2' }, false],
  ],
);
