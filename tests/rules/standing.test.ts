import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { isRestricted, standings } from '@tempera/domain/people/access';
import { doc, type Firestore, getDoc, serverTimestamp, Timestamp } from 'firebase/firestore';
import { beforeAll, describe, it } from 'vitest';
import { product, user } from './kit/documents.ts';
import { accessRecord, openRules } from './kit/open-rules.ts';
import { writeSigned } from './kit/signing.ts';
import { writeDocs } from './kit/write-docs.ts';

const rules = openRules('standing');
const day = 24 * 60 * 60_000;
const records = standings.flatMap((status) =>
  [true, false].flatMap((permanent) =>
    [null, -day, day].map((ends) => ({ role: 'customer' as const, status, permanent, ends })),
  ),
);
const named = records.map((record, index) => {
  const end = record.ends === null ? 'no end' : record.ends < 0 ? 'an end that has passed' : 'an end to come';
  return [
    `${record.status}, ${record.permanent ? 'permanent' : 'timed'}, ${end}`,
    record,
    `p${index}`,
  ] as const;
});

const wish = (db: Firestore, uid: string) =>
  writeSigned(db, uid, `users/${uid}/wishlist/starchart`, { set: { addedAt: serverTimestamp() } });

beforeAll(() => writeDocs(rules.seed, { 'products/starchart': product() }));

describe('a restriction counts in the rules as it does in the domain', () => {
  it.each(named)('%s', async (_name, record, uid) => {
    const { ends, ...rest } = record;
    const now = Date.now();
    const until = ends === null ? null : now + ends;
    const restricted = isRestricted({ ...rest, reason: '', until }, now);
    await writeDocs(rules.seed, { [`access/${uid}`]: accessRecord(record), [`users/${uid}`]: user(uid) });
    const check = restricted ? assertFails : assertSucceeds;
    const db = rules.asToken(uid);
    await check(wish(db, uid));
    await check(getDoc(doc(db, `users/${uid}`)));
    await assertSucceeds(getDoc(doc(db, `access/${uid}`)));
  });

  it('takes a role away from whoever is restricted', async () => {
    for (const [name, record, uid] of named) {
      const token = { role: 'admin', firebase: { sign_in_provider: 'password' } };
      await writeDocs(rules.seed, { [`access/${uid}`]: { ...accessRecord(record), role: 'admin' } });
      const { ends, ...rest } = record;
      const until = ends === null ? null : Date.now() + ends;
      const restricted = isRestricted({ ...rest, reason: '', until }, Date.now());
      const read = getDoc(doc(rules.asToken(uid, token), 'settings/private'));
      await (restricted ? assertFails(read) : assertSucceeds(read)).catch((error: unknown) => {
        throw new Error(name, { cause: error });
      });
    }
  });
});

describe('a role that wants a second factor', () => {
  const record = accessRecord({ role: 'admin', status: 'active', permanent: false, ends: null });
  const signIn = { role: 'admin', firebase: { sign_in_provider: 'password' } };
  const proven = { ...signIn, firebase: { ...signIn.firebase, sign_in_second_factor: 'totp' } };

  it.each([
    ['asked for', { needsSecondFactor: true }, signIn, false],
    ['asked for, and given', { needsSecondFactor: true }, proven, true],
    ['not asked for', {}, signIn, true],
  ])('gives its rights where one is %s', async (_what, asked, token, allowed) => {
    await writeDocs(rules.seed, {
      'access/teammate': { ...record, ...asked },
      'users/teammate': user('teammate'),
    });
    const db = rules.asToken('teammate', token);
    await (allowed ? assertSucceeds : assertFails)(getDoc(doc(db, 'settings/private')));
    // As anybody else they go on.
    await assertSucceeds(getDoc(doc(db, 'users/teammate')));
  });
});

describe('a session that was ended everywhere', () => {
  const endedAt = 1_800_000_000;
  const uid = 'leaver';
  const signIns = [
    ['a second before', endedAt - 1, false],
    ['in the same second', endedAt, true],
    ['afterwards', endedAt + 60, true],
  ] as const;

  async function end(role: string) {
    const record = accessRecord({ role, status: 'active', permanent: false, ends: null });
    const sessionsEndedAt = Timestamp.fromMillis(endedAt * 1_000 + 900);
    await writeDocs(rules.seed, {
      [`access/${uid}`]: { ...record, sessionsEndedAt },
      [`users/${uid}`]: user(uid),
    });
  }

  it.each(signIns)('counts for who logged in %s', async (_when, authTime, current) => {
    await end('customer');
    const token = { auth_time: authTime, firebase: { sign_in_provider: 'password' } };
    const db = rules.asToken(uid, token);
    const check = current ? assertSucceeds : assertFails;
    await check(getDoc(doc(db, `users/${uid}`)));
    await check(wish(db, uid));
    // The one document that tells the client to sign out.
    await assertSucceeds(getDoc(doc(db, `access/${uid}`)));
  });

  it('counts no more for the one that was ended by itself', async () => {
    const record = accessRecord({ role: 'admin', status: 'active', permanent: false, ends: null });
    await writeDocs(rules.seed, {
      'access/phoneless': { ...record, endedSessions: [endedAt - 10, endedAt] },
      'users/phoneless': user('phoneless'),
    });
    for (const [authTime, check] of [
      [endedAt - 10, assertFails],
      [endedAt, assertFails],
      [endedAt - 5, assertSucceeds],
      [endedAt + 5, assertSucceeds],
    ] as const) {
      const token = { role: 'admin', auth_time: authTime, firebase: { sign_in_provider: 'password' } };
      const db = rules.asToken('phoneless', token);
      await check(getDoc(doc(db, 'users/phoneless')));
      await check(getDoc(doc(db, 'settings/private')));
      await assertSucceeds(getDoc(doc(db, 'access/phoneless')));
    }
  });

  it.each(signIns)('takes the role from who logged in %s', async (_when, authTime, current) => {
    await end('admin');
    const token = { role: 'admin', auth_time: authTime, firebase: { sign_in_provider: 'password' } };
    const read = getDoc(doc(rules.asToken(uid, token), 'settings/private'));
    await (current ? assertSucceeds(read) : assertFails(read));
  });
});
