import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { customer, putAccess } from './support/callers.ts';
import {
  finishPayment,
  quoteCheckout,
  reasonOf,
  sendAccountMail,
  signOutEverywhere,
  startSession,
  succeed,
} from './support/calls.ts';
import { putCoupon, readDocument, unique } from './support/store.ts';

const seconds = () => Math.floor(Date.now() / 1_000);
const day = 24 * 60 * 60;
const addressOf = (uid: string) => `${uid}@example.com`;

/**
 * Somebody with records whose account was made a day ago. Its sessions are over that began before `changed`, in seconds: two before Auth's own time of the
 * change, as a sign-in that makes one may be a moment older.
 */
async function person() {
  const uid = unique('u');
  const accounts = await auth();
  const creationTime = new Date((seconds() - day) * 1_000).toUTCString();
  await accounts.importUsers([
    { uid, email: addressOf(uid), metadata: { creationTime, lastSignInTime: creationTime } },
  ]);
  const { tokensValidAfterTime = '' } = await accounts.getUser(uid);
  await db()
    .doc(`users/${uid}`)
    .set({ name: 'Ada Example', email: addressOf(uid), lastActive: Timestamp.now() });
  await putAccess(uid, {});
  return { uid, changed: Date.parse(tokensValidAfterTime) / 1_000 - 2 };
}

const endedAt = async (uid: string) =>
  (await readDocument(`access/${uid}`))?.sessionsEndedAt?.toMillis() as number | undefined;

describe('the session that made a change', () => {
  it('goes on, and every one that began before it is over', async () => {
    const { uid, changed } = await person();
    const mine = customer({ auth_time: changed + 2 }, uid);
    const stolen = customer({ auth_time: changed + 1 }, uid);
    expect(await succeed(signOutEverywhere(mine, { keep: 'this' }))).toEqual({
      endedAt: (changed + 2) * 1_000,
    });
    await succeed(startSession(mine));
    for (const refused of [
      startSession(stolen),
      signOutEverywhere(stolen),
      sendAccountMail({ kind: 'confirm' }, stolen),
      finishPayment({ orderId: 'ORD-1000000000000' }, stolen),
      quoteCheckout({ slugs: [], leaveOutOwned: true }, stolen),
    ]) {
      expect(await reasonOf(refused)).toBe('sign-in-required');
    }
    expect(await reasonOf(finishPayment({ orderId: 'ORD-1000000000000' }, mine))).toBe('order-not-found');
  });

  it('proves anew who it is when it began before the change, or a while ago', async () => {
    const { uid, changed } = await person();
    for (const auth_time of [changed - 1, seconds() - 6 * 60, undefined]) {
      const who = customer({ auth_time }, uid);
      expect(await reasonOf(signOutEverywhere(who, { keep: 'this' }))).toBe('sign-in-again');
    }
    expect(await endedAt(uid)).toBeUndefined();
  });

  it('never takes back what has ended later sessions', async () => {
    const { uid, changed } = await person();
    const later = Timestamp.fromMillis((changed + 5) * 1_000);
    await putAccess(uid, { sessionsEndedAt: later });
    expect(await reasonOf(signOutEverywhere(customer({ auth_time: changed }, uid), { keep: 'this' }))).toBe(
      'sign-in-required',
    );
    expect(await endedAt(uid)).toBe(later.toMillis());
  });

  it('needs an account', async () => {
    const nobody = customer({ auth_time: seconds() });
    expect(await reasonOf(signOutEverywhere(nobody, { keep: 'this' }))).toBe('user-not-found');
    expect(await reasonOf(signOutEverywhere(nobody, { keep: 'others' }))).toBe('invalid-input');
  });

  it('asks for one thing at a time', async () => {
    const { uid, changed } = await person();
    const mine = customer({ auth_time: changed + 2 }, uid);
    for (const both of [
      { keep: 'this', session: changed },
      { changed: addressOf(uid), session: changed },
      { notMe: 'link', keep: 'this' },
    ]) {
      expect(await reasonOf(signOutEverywhere(mine, both))).toBe('invalid-input');
    }
    expect(await endedAt(uid)).toBeUndefined();
  });
});

describe('after a mailed link changed a password or an address, anybody may say so', () => {
  it('and the sessions from before it are over, once', async () => {
    const { uid, changed } = await person();
    for (let time = 0; time < 2; time++) {
      expect(await succeed(signOutEverywhere(null, { changed: addressOf(uid).toUpperCase() }))).toEqual({
        endedAt: null,
      });
      expect(await endedAt(uid)).toBe(changed * 1_000);
    }
    expect(await reasonOf(startSession(customer({ auth_time: changed - 1 }, uid)))).toBe('sign-in-required');
    await succeed(startSession(customer({ auth_time: changed }, uid)));
  });

  it('and a moved account ends all of them, and is recorded under its new address', async () => {
    const { uid } = await person();
    const moved = addressOf(unique('moved'));
    const before = Date.now();
    await (await auth()).updateUser(uid, { email: moved });
    await succeed(signOutEverywhere(null, { changed: moved }));
    const ended = await endedAt(uid);
    expect(ended).toBeGreaterThanOrEqual(before);
    expect((await readDocument(`users/${uid}`))?.email).toBe(moved);
    await succeed(signOutEverywhere(null, { changed: moved }));
    expect(await endedAt(uid)).toBe(ended);
  });

  it('which tells nobody whose an address is, and changes nothing where there was no change', async () => {
    const fresh = unique('u');
    await (await auth()).createUser({ uid: fresh, email: addressOf(fresh) });
    await succeed(startSession(customer({ auth_time: 1 }, fresh)));
    for (const changed of [addressOf(fresh), addressOf(unique('nobody'))]) {
      expect(await succeed(signOutEverywhere(null, { changed }))).toEqual({ endedAt: null });
    }
    expect(await endedAt(fresh)).toBeUndefined();
    expect(await reasonOf(signOutEverywhere(null, { changed: 'no address' }))).toBe('invalid-input');
  });
});

describe('the next sign-in after a change that nobody told of', () => {
  it('ends the sessions from before it', async () => {
    const { uid, changed } = await person();
    await succeed(startSession(customer({ auth_time: changed }, uid)));
    expect(await endedAt(uid)).toBe(changed * 1_000);
    expect(await reasonOf(startSession(customer({ auth_time: changed - 1 }, uid)))).toBe('sign-in-required');
  });

  it('shows an old session to be one, too', async () => {
    const { uid, changed } = await person();
    expect(await reasonOf(startSession(customer({ auth_time: changed - 1 }, uid)))).toBe('sign-in-required');
    expect(await endedAt(uid)).toBe(changed * 1_000);
  });

  it('with another address ends what began before it', async () => {
    const { uid, changed } = await person();
    const email = addressOf(unique('moved'));
    await (await auth()).updateUser(uid, { email });
    const now = changed + 10;
    await succeed(startSession(customer({ email, auth_time: now }, uid)));
    expect(await endedAt(uid)).toBe(now * 1_000);
    expect((await readDocument(`users/${uid}`))?.email).toBe(email);
  });

  it('takes no guest who has signed up for one whose password was changed', async () => {
    const { uid, changed } = await person();
    await db().doc(`users/${uid}`).set({ name: 'Guest', email: '' });
    const since = (auth_time: number) => customer({ auth_time }, uid);
    // Their session as a guest goes on as theirs.
    await succeed(startSession(since(changed - 60)));
    expect(await endedAt(uid)).toBeUndefined();
    await succeed(startSession(since(changed + 60)));
    expect(await endedAt(uid)).toBeUndefined();
    await succeed(startSession(since(changed - 60)));
  });

  it('is not a page that goes on with a session, which is one on record', async () => {
    const { uid, changed } = await person();
    await db().doc(`users/${uid}/sessions/${changed}`).set({ lastSeen: Timestamp.now() });
    await succeed(startSession(customer({ auth_time: changed }, uid), { resume: true }));
    expect(await endedAt(uid)).toBeUndefined();
    await succeed(startSession(customer({ auth_time: changed + 1 }, uid), { resume: true }));
    expect(await endedAt(uid)).toBe(changed * 1_000);
  });
});

describe('one session', () => {
  const at = (uid: string, auth_time: number) => customer({ auth_time }, uid);

  it('is ended by itself, and the others go on', async () => {
    const { uid, changed } = await person();
    const [phone, desk] = [at(uid, changed + 1), at(uid, changed + 2)];
    await succeed(startSession(phone));
    for (let time = 0; time < 2; time++) {
      expect(await succeed(signOutEverywhere(desk, { session: changed + 1 }))).toEqual({ endedAt: null });
    }
    expect((await readDocument(`access/${uid}`))?.endedSessions).toEqual([changed + 1]);
    expect(await reasonOf(startSession(phone))).toBe('sign-in-required');
    expect(await reasonOf(quoteCheckout({ slugs: [], leaveOutOwned: true }, phone))).toBe('sign-in-required');
    // A code is asked about for an account, too: whether it was used with it is the account's own.
    for (const couponCode of [await putCoupon({ firstOrderOnly: true }), 'NOSUCHCODE'])
      expect(await reasonOf(quoteCheckout({ slugs: [], couponCode }, phone))).toBe('sign-in-required');
    await succeed(startSession(desk));
    expect(await reasonOf(signOutEverywhere(phone, { session: changed + 2 }))).toBe('sign-in-required');
  });

  it('that is one too many ends all, rather than come back', async () => {
    const { uid, changed } = await person();
    const endedSessions = Array.from({ length: 50 }, (_, n) => changed + 100 + n);
    await putAccess(uid, { endedSessions, sessionsEndedAt: Timestamp.fromMillis(changed * 1_000) });
    const before = Date.now();
    const { endedAt: ended } = await succeed(
      signOutEverywhere(at(uid, changed + 1), { session: changed + 2 }),
    );
    expect(ended).toBeGreaterThanOrEqual(before);
    expect(await endedAt(uid)).toBe(ended);
  });

  it('that has ended with all others is forgotten', async () => {
    const { uid, changed } = await person();
    await putAccess(uid, {
      endedSessions: [changed - 5, changed + 1],
      sessionsEndedAt: Timestamp.fromMillis(changed * 1_000),
    });
    await succeed(signOutEverywhere(at(uid, changed + 3), { session: changed + 2 }));
    expect((await readDocument(`access/${uid}`))?.endedSessions).toEqual([changed + 1, changed + 2]);
  });

  it('is nobody else’s, and no nonsense', async () => {
    const { uid, changed } = await person();
    expect(await reasonOf(signOutEverywhere(null, { session: changed }))).toBe('sign-in-required');
    expect(await reasonOf(signOutEverywhere(customer(), { session: changed }))).toBe('user-not-found');
    for (const session of [0, -1, 1.5, '1', 1e12]) {
      expect(await reasonOf(signOutEverywhere(at(uid, changed + 1), { session }))).toBe('invalid-input');
    }
  });
});
