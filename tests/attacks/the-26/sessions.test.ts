import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect } from 'vitest';
import { auth, db } from '../../../functions/src/platform/admin.ts';
import { grant, putArchive } from '../../functions/support/archive.ts';
import { putAccess } from '../../functions/support/callers.ts';
import type { Account } from '../../functions/support/http.ts';
import { unique } from '../../functions/support/store.ts';
import { attack } from '../kit/attack.ts';
import { newNetwork } from '../kit/bursts.ts';
import { call } from '../kit/calls.ts';
import { answerTo, ask, commitOf, getOf, listOf } from '../kit/firestore.ts';
import { sessionOf } from '../kit/tokens.ts';

/** Of the 26 that got through once: an ID token that somebody has copied, after its person did something about it. */

let slug: string;

beforeAll(async () => {
  ({ slug } = await putArchive({ priceCents: 2_800 }));
});

const day = 24 * 60 * 60_000;

/** Somebody who has been here for a day, with a session of this minute and one of an hour ago, whose token was copied. */
async function robbed() {
  const uid = unique('u');
  const email = `${uid}@example.com`;
  const creationTime = new Date(Date.now() - day).toUTCString();
  await (await auth()).importUsers([
    { uid, email, metadata: { creationTime, lastSignInTime: creationTime } },
  ]);
  const at = Timestamp.now();
  await db().doc(`users/${uid}`).set({ name: 'Ada Example', email, avatar: '', bio: '', lastActive: at });
  await db().doc(`profiles/${uid}`).set({ name: 'Ada Example', role: 'customer', lastSeen: at });
  await putAccess(uid, {});
  await grant(uid, slug);
  return { mine: sessionOf({ uid, email }, { ago: 10 }), stolen: sessionOf({ uid, email }, { ago: 3_600 }) };
}

/** What a token opens: its person's record by the rules, a callable, an archive. */
async function opens(who: Account) {
  const path = `users/${who.uid}`;
  return {
    reads: await ask(getOf(path), who),
    writes: await ask(commitOf({ [path]: { update: { bio: unique('bio') } } }), who),
    calls: await call('requestInvoice', { orderId: 'ORD-1000000000000' }, who),
    downloads: await call('requestDownload', { slug }, who),
  };
}
const all = { reads: true, writes: true, calls: 'order-not-found', downloads: 'answered' };
const nothing = { reads: false, writes: false, calls: 'sign-in-required', downloads: 'sign-in-required' };

describe('a stolen ID token', () => {
  attack('after a change of the password', async () => {
    const { stolen } = await robbed();
    expect(await opens(stolen)).toEqual(all);
    await (await auth()).updateUser(stolen.uid, { password: 'Another-password-1' });
    const again = sessionOf(stolen);
    expect(await call('startSession', {}, again)).toBe('answered');
    expect(await opens(stolen)).toEqual(nothing);
    expect(await call('startSession', {}, stolen)).toBe('sign-in-required');
    expect(await opens(again)).toEqual(all);
  });
  attack('after a password was set by a mailed link', async () => {
    const { stolen } = await robbed();
    expect(await opens(stolen)).toEqual(all);
    await (await auth()).updateUser(stolen.uid, { password: 'Another-password-1' });
    const said = { changed: stolen.email };
    expect(await call('signOutEverywhere', said, null, newNetwork())).toBe('answered');
    expect(await opens(stolen)).toEqual(nothing);
  });
  attack('after a change of the address', async () => {
    const { stolen } = await robbed();
    expect(await opens(stolen)).toEqual(all);
    const email = `${unique('moved')}@example.com`;
    await (await auth()).updateUser(stolen.uid, { email, emailVerified: true });
    expect(await call('startSession', {}, sessionOf({ uid: stolen.uid, email }))).toBe('answered');
    expect(await opens(stolen)).toEqual(nothing);
  });
  attack('after a sign-out everywhere', async () => {
    const { mine, stolen } = await robbed();
    expect(await opens(stolen)).toEqual(all);
    expect(await call('signOutEverywhere', {}, mine)).toBe('answered');
    expect(await opens(stolen)).toEqual(nothing);
    expect(await opens(mine)).toEqual(nothing);
    expect(await call('signOutEverywhere', {}, stolen)).toBe('sign-in-required');
  });
});

describe('a stolen password', () => {
  attack('on a device that sends the marks of the known ones, as the account has them', async () => {
    const uid = unique('u');
    const email = `${uid}@example.com`;
    await (await auth()).createUser({ uid, email, emailVerified: true });
    const at = (ago: number) => sessionOf({ uid, email }, { ago });
    const mark = unique('device-');
    for (const ago of [100, 90])
      expect(await call('startSession', { device: mark }, at(ago))).toBe('answered');
    const mails = () => db().collection('mail').where('to', '==', email).count().get();
    expect((await mails()).data().count).toBe(0);
    const read = (await answerTo(listOf(`users/${uid}/sessions`), at(5))) ?? '';
    const marks = [...read.matchAll(/"device":\s*\{\s*"stringValue":\s*"([\w-]+)"/g)].map(([, one]) => one);
    expect(new Set(marks).size).toBe(1);
    expect(await call('startSession', { device: marks[0] }, at(5))).toBe('answered');
    expect((await mails()).data().count).toBe(1);
  });
});
