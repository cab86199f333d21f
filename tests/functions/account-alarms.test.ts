import { describe, expect, it, vi } from 'vitest';
import { signNotMe } from '../../functions/src/account/not-me-link.ts';
import { loadMailFacts, readMail } from '../../functions/src/mail/mail.store.ts';
import { secretValues } from '../../functions/src/mail/secret-link.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { downloadSigningKey } from '../../functions/src/platform/params.ts';
import { customer, guest, putAccess, withRole } from './support/callers.ts';
import {
  inviteUser,
  reasonOf,
  sendAccountMail,
  setRole,
  signOutEverywhere,
  startSession,
  succeed,
} from './support/calls.ts';
import { readDocument, unique, withMailServer } from './support/store.ts';

const seconds = () => Math.floor(Date.now() / 1_000);
const day = 24 * 60 * 60;
const addressOf = (uid: string) => `${uid}@example.com`;
const windows = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  'x-appengine-country': 'DE',
};
const device = () => unique('device-');

/** Somebody whose account was made a day ago and changed just now, with records of before, and an address that they have confirmed. */
async function member(fields: Record<string, unknown> = { lastLogin: new Date() }) {
  const uid = unique('u');
  const accounts = await auth();
  const creationTime = new Date((seconds() - day) * 1_000).toUTCString();
  const metadata = { creationTime, lastSignInTime: creationTime };
  const providerData = [{ uid: addressOf(uid), providerId: 'password', email: addressOf(uid) }];
  await accounts.importUsers([{ uid, email: addressOf(uid), metadata, providerData }]);
  await accounts.updateUser(uid, { password: 'Tempera-test-1' });
  const { tokensValidAfterTime = '' } = await accounts.getUser(uid);
  await db()
    .doc(`users/${uid}`)
    .set({ name: 'Ada Example', email: addressOf(uid), confirmedEmail: addressOf(uid), ...fields });
  await putAccess(uid, {});
  return { uid, email: addressOf(uid), changed: Date.parse(tokensValidAfterTime) / 1_000 - 2 };
}

const mailsOf = async (uid: string, name: string) =>
  (await db().collection('mail').where('account', '==', uid).get()).docs.filter(
    (mail) => mail.data().template?.name === name,
  );

const sessionsOf = async (uid: string) => (await db().collection(`users/${uid}/sessions`).get()).docs;

/** The link as the mail goes out with it. */
async function linkIn(id: string): Promise<string> {
  const mail = await readMail(id);
  if (!mail) throw new Error('no such mail');
  const { link = '' } = await secretValues(mail, await loadMailFacts());
  return link.split('/auth/action#')[1] ?? '';
}

describe('a sign-in from a new device', () => {
  const since = (uid: string, auth_time: number) => customer({ auth_time }, uid);

  it('is told once, and never the first of all, a known one, or a page that goes on', async () => {
    const uid = unique('u');
    await (await auth()).createUser({ uid, email: addressOf(uid) });
    const [home, phone] = [device(), device()];
    const begun = seconds() - 100;
    await succeed(startSession(since(uid, begun), { device: home }, windows));
    await succeed(startSession(since(uid, begun + 1), { device: home }, windows));
    await succeed(startSession(since(uid, begun + 1), { device: phone, resume: true }, windows));
    expect(await mailsOf(uid, 'newDevice')).toEqual([]);

    const strange = { device: device() };
    for (let time = 0; time < 2; time++) await succeed(startSession(since(uid, begun + 3), strange, windows));
    const [mail, ...more] = await mailsOf(uid, 'newDevice');
    expect(more).toEqual([]);
    expect(mail?.data()).toMatchObject({
      to: addressOf(uid),
      template: { data: { name: 'Ada Example', device: 'Firefox on Windows, Germany' } },
    });
    expect(JSON.stringify(mail?.data())).not.toContain('auth/action#');
  });

  it('is told, whatever it says of a page that goes on', async () => {
    const uid = unique('u');
    await (await auth()).createUser({ uid, email: addressOf(uid) });
    const begun = seconds() - 100;
    await succeed(startSession(since(uid, begun), { device: device() }, windows));
    const strange = { device: device(), resume: true };
    for (let time = 0; time < 2; time++) await succeed(startSession(since(uid, begun + 1), strange, windows));
    expect(await mailsOf(uid, 'newDevice')).toHaveLength(1);
  });

  it('is noted under the time of the sign-in, with what a person would know it by', async () => {
    const uid = unique('u');
    await (await auth()).createUser({ uid, email: addressOf(uid) });
    const mark = device();
    const begun = seconds();
    await succeed(startSession(since(uid, begun), { device: mark }, windows));
    const [noted, ...more] = await sessionsOf(uid);
    expect(more).toEqual([]);
    expect(noted?.id).toBe(String(begun));
    const { firstSeen, lastSeen, ...origin } = noted?.data() ?? {};
    const kept = expect.stringMatching(/^[0-9a-f]{40}$/);
    expect(origin).toEqual({ device: kept, browser: 'Firefox', system: 'Windows', country: 'DE' });
    expect(firstSeen.toMillis()).toBe(lastSeen.toMillis());
  });

  it('is told where the request hides what it comes from, or says a usual name', async () => {
    const uid = unique('u');
    await (await auth()).createUser({ uid, email: addressOf(uid) });
    const begun = seconds() - 100;
    await succeed(startSession(since(uid, begun), { device: device() }, windows));
    await succeed(startSession(since(uid, begun + 1), {}, windows));
    await succeed(startSession(since(uid, begun + 2)));
    const told = (await mailsOf(uid, 'newDevice')).map((mail) => mail.data().template.data.device);
    expect(told.sort()).toEqual(['Firefox on Windows, Germany', 'Unknown device']);
    expect(await sessionsOf(uid)).toHaveLength(3);
  });

  it('leaves fifty of them, and nothing of guests', async () => {
    const uid = unique('u');
    await (await auth()).createUser({ uid, email: addressOf(uid) });
    const begun = seconds() - 100;
    const batch = db().batch();
    for (let n = 0; n < 50; n++) {
      const lastSeen = new Date((begun - 50 + n) * 1_000);
      batch.set(db().doc(`users/${uid}/sessions/${begun - 50 + n}`), { device: 'device-kept', lastSeen });
    }
    await batch.commit();
    await succeed(startSession(since(uid, begun), { device: 'device-kept' }, windows));
    const ids = (await sessionsOf(uid)).map(({ id }) => id);
    expect(ids).toHaveLength(50);
    expect(ids).toContain(String(begun));
    expect(ids).not.toContain(String(begun - 50));

    const visitor = guest();
    await succeed(
      startSession(
        { ...visitor, token: { ...visitor.token, auth_time: begun } },
        { device: device() },
        windows,
      ),
    );
    expect(await sessionsOf(visitor.uid)).toEqual([]);
  });

  it('takes no mark of another form', async () => {
    for (const bad of ['short', 'x'.repeat(65), 'with a space', 7]) {
      expect(await reasonOf(startSession(customer(), { device: bad }))).toBe('invalid-input');
    }
  });
});

describe('a changed password', () => {
  it('is told once, whoever finds it first', async () => {
    const { uid, email, changed } = await member();
    const mine = customer({ auth_time: changed }, uid);
    await succeed(signOutEverywhere(mine, { keep: 'this' }));
    await succeed(signOutEverywhere(null, { changed: email }));
    await succeed(startSession(mine));
    const [mail, ...more] = await mailsOf(uid, 'passwordChanged');
    expect(more).toEqual([]);
    expect(mail?.data()).toMatchObject({ to: email, template: { data: { name: 'Ada Example' } } });
  });

  it('is no news when it was a first one, or is found long after', async () => {
    const invited = await member({ lastLogin: null });
    await succeed(signOutEverywhere(null, { changed: invited.email }));
    expect(await mailsOf(invited.uid, 'passwordChanged')).toEqual([]);
    const late = await member();
    const { clock } = await import('../../functions/src/platform/clock.ts');
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000);
    await succeed(startSession(customer({ auth_time: late.changed }, late.uid)));
    vi.restoreAllMocks();
    expect(await mailsOf(late.uid, 'passwordChanged')).toEqual([]);
  });

  it('that ends with signing out everywhere is not told', async () => {
    const { uid, changed, email } = await member();
    await putAccess(uid, { sessionsEndedAt: new Date((changed + 1) * 1_000) });
    await succeed(signOutEverywhere(null, { changed: email }));
    expect(await mailsOf(uid, 'passwordChanged')).toEqual([]);
  });
});

describe('a changed address', () => {
  async function moved(fields?: Record<string, unknown>) {
    const person = await member(fields);
    const newEmail = addressOf(unique('moved'));
    await (await auth()).updateUser(person.uid, { email: newEmail });
    await succeed(signOutEverywhere(null, { changed: newEmail }));
    const [mail, ...more] = await mailsOf(person.uid, 'emailChanged');
    expect(more).toEqual([]);
    return { ...person, newEmail, mail };
  }

  it('is told to the former one', async () => {
    const { email, newEmail, mail, uid } = await moved();
    expect(mail?.data()).toMatchObject({ to: email, template: { data: { newEmail } } });
    expect(await mailsOf(uid, 'passwordChanged')).toEqual([]);
  });

  it('is told, whatever a sign-in with the new one says of a page that goes on', async () => {
    const { uid, email, changed } = await member();
    const newEmail = addressOf(unique('moved'));
    await (await auth()).updateUser(uid, { email: newEmail });
    const thief = customer({ email: newEmail, auth_time: changed + 5 }, uid);
    // The second time it is on record, and the first page does not know of the move yet.
    for (const who of [customer({ auth_time: changed + 5 }, uid), thief, thief]) {
      await succeed(startSession(who, { resume: true }));
    }
    const [mail, ...more] = await mailsOf(uid, 'emailChanged');
    expect(more).toEqual([]);
    expect(mail?.data()).toMatchObject({ to: email, template: { data: { newEmail } } });
    expect((await readDocument(`users/${uid}`))?.email).toBe(newEmail);
  });

  it('comes back by the link of that mail', async () => {
    const { uid, email, mail } = await moved();
    const { reset } = await succeed(signOutEverywhere(null, { notMe: await linkIn(mail?.id ?? '') }));
    expect(reset).toEqual({ email, by: 'auth' });
    expect((await (await auth()).getUser(uid)).email).toBe(email);
    expect((await readDocument(`users/${uid}`))?.email).toBe(email);
  });

  it('comes back however often it was moved on, told or not, and to nobody in between', async () => {
    const { uid, email, newEmail, mail } = await moved();
    await succeed(startSession(customer({ email: newEmail, auth_time: seconds() }, uid)));
    const [second, last] = [addressOf(unique('second')), addressOf(unique('last'))];
    await (await auth()).updateUser(uid, { email: second });
    await succeed(signOutEverywhere(null, { changed: second }));
    const between = (await mailsOf(uid, 'emailChanged')).find((one) => one.data().to === newEmail);
    const betweenLink = await linkIn(between?.id ?? '');
    await (await auth()).updateUser(uid, { email: last });
    const { reset } = await succeed(signOutEverywhere(null, { notMe: await linkIn(mail?.id ?? '') }));
    expect(reset?.email).toBe(email);
    expect(await reasonOf(signOutEverywhere(null, { notMe: betweenLink }))).toBe('link-invalid');
    expect((await (await auth()).getUser(uid)).email).toBe(email);
    expect((await readDocument(`users/${uid}`))?.email).toBe(email);
  });

  it('comes back in the records first, so that nobody hears of it as of a move', async () => {
    const { uid, email, newEmail, mail } = await moved();
    const link = await linkIn(mail?.id ?? '');
    const broken = vi.spyOn(await auth(), 'updateUser').mockRejectedValueOnce(new Error('no connection'));
    expect(await signOutEverywhere(null, { notMe: link })).not.toHaveProperty('ok');
    broken.mockRestore();
    expect((await readDocument(`users/${uid}`))?.email).toBe(email);
    for (const changed of [email, newEmail]) await succeed(signOutEverywhere(null, { changed }));
    expect(await succeed(signOutEverywhere(null, { notMe: link }))).toMatchObject({ reset: { email } });
    expect((await (await auth()).getUser(uid)).email).toBe(email);
    for (const changed of [email, newEmail]) await succeed(signOutEverywhere(null, { changed }));
    const told = (await mailsOf(uid, 'emailChanged')).map((one) => one.data().to);
    expect(told).not.toContain(newEmail);
    expect((await readDocument(`users/${uid}`))?.email).toBe(email);
  });

  it('stays when somebody else has the former one by now', async () => {
    const taken = await moved();
    await (await auth()).createUser({ uid: unique('u'), email: taken.email });
    const notMe = await linkIn(taken.mail?.id ?? '');
    expect(await reasonOf(signOutEverywhere(null, { notMe }))).toBe('link-invalid');
  });

  it('that was never confirmed is told to nobody, and its holder gets nothing by a link', async () => {
    const { uid, email, newEmail, mail } = await moved({ lastLogin: new Date(), confirmedEmail: '' });
    expect(mail).toBeUndefined();
    const link = signNotMe({ uid, email, newEmail, at: Date.now() }, downloadSigningKey.value());
    expect(await reasonOf(signOutEverywhere(null, { notMe: link }))).toBe('link-invalid');
    expect((await (await auth()).getUser(uid)).email).toBe(newEmail);
  });

  it('is on record as confirmed where a sign-in says so', async () => {
    const { uid, email, changed } = await member({ confirmedEmail: '' });
    const who = (email_verified: boolean) => customer({ auth_time: changed, email_verified }, uid);
    await succeed(startSession(who(false)));
    expect((await readDocument(`users/${uid}`))?.confirmedEmail).toBe('');
    await succeed(startSession(who(true), { resume: true }));
    expect((await readDocument(`users/${uid}`))?.confirmedEmail).toBe(email);
  });
});

describe('“This wasn’t me”', () => {
  async function told() {
    const person = await member();
    await succeed(signOutEverywhere(null, { changed: person.email }));
    const [mail] = await mailsOf(person.uid, 'passwordChanged');
    return { ...person, link: await linkIn(mail?.id ?? '') };
  }

  it('ends all sessions, takes the password out of use, and mails a link to choose another', async () => {
    const { uid, email, link, changed } = await told();
    const session = customer({ auth_time: changed }, uid);
    await succeed(startSession(session));
    const before = (await (await auth()).getUser(uid)).passwordHash;
    const begun = Date.now();
    const { endedAt, reset } = await withMailServer(9, () =>
      succeed(signOutEverywhere(null, { notMe: link })),
    );
    expect(endedAt).toBeGreaterThanOrEqual(begun);
    expect(reset).toEqual({ email, by: 'store' });
    expect((await (await auth()).getUser(uid)).passwordHash).not.toBe(before);
    expect(await mailsOf(uid, 'resetPassword')).toHaveLength(1);
    expect(await mailsOf(uid, 'passwordChanged')).toHaveLength(1);
    const old = customer({ auth_time: Math.floor(begun / 1_000) - 1 }, uid);
    expect(await reasonOf(startSession(old))).toBe('sign-in-required');
  });

  it('takes away what somebody else has linked to the account, and leaves what is its person’s', async () => {
    const { uid, email, link } = await told();
    const accounts = await auth();
    const linked = (providerId: string, address: string) =>
      accounts.updateUser(uid, { providerToLink: { providerId, uid: unique('p'), email: address } });
    await linked('google.com', email);
    await linked('github.com', addressOf(unique('thief')));
    await succeed(signOutEverywhere(null, { notMe: link }));
    const { providerData } = await accounts.getUser(uid);
    expect(providerData.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password']);
  });

  it('locks an account without a password, too', async () => {
    const { metadata } = await (await auth()).getUser((await member()).uid);
    const withProvider = async (address: string) => {
      const uid = unique('u');
      const provider = { uid: unique('p'), providerId: 'google.com', email: address || addressOf(uid) };
      const { creationTime, lastSignInTime } = metadata;
      await (await auth()).importUsers([
        { uid, email: addressOf(uid), metadata: { creationTime, lastSignInTime }, providerData: [provider] },
      ]);
      await db()
        .doc(`users/${uid}`)
        .set({ name: 'Ada Example', email: addressOf(uid) });
      await putAccess(uid, {});
      const link = signNotMe({ uid, email: addressOf(uid), at: Date.now() }, downloadSigningKey.value());
      const answer = await succeed(signOutEverywhere(null, { notMe: link }));
      const { providerData } = await (await auth()).getUser(uid);
      return { uid, answer, left: providerData.map(({ providerId }) => providerId) };
    };
    const own = await withProvider('');
    expect(own).toMatchObject({ answer: { endedAt: expect.any(Number) }, left: ['google.com'] });
    expect(own.answer).not.toHaveProperty('reset');
    const foreign = await withProvider(addressOf(unique('thief')));
    expect(foreign.left).not.toContain('google.com');
    expect(foreign.answer.reset).toEqual({ email: addressOf(foreign.uid), by: 'auth' });
  });

  it('takes second factors away that came with the thief, and none from before', async () => {
    const factorsAfter = async (enrolled: readonly number[]) => {
      const { uid, link } = await told();
      const accounts = await auth();
      const enrolledFactors = enrolled.map((minutesAgo, n) => ({
        uid: `factor-${n}`,
        factorId: 'phone' as const,
        phoneNumber: `+1650555010${n}`,
        enrollmentTime: new Date(Date.now() - minutesAgo * 60_000).toUTCString(),
      }));
      await accounts.updateUser(uid, { emailVerified: true, multiFactor: { enrolledFactors } });
      await succeed(signOutEverywhere(null, { notMe: link }));
      return (await accounts.getUser(uid)).multiFactor?.enrolledFactors.length ?? 0;
    };
    expect(await factorsAfter([0])).toBe(0);
    expect(await factorsAfter([3 * 24 * 60])).toBe(1);
    expect(await factorsAfter([3 * 24 * 60, 0])).toBe(2);
  });

  it('mails its link however often somebody has typed “Forgot password?”', async () => {
    const { uid, email, link } = await told();
    await withMailServer(9, async () => {
      for (let time = 0; time < 5; time++) await succeed(sendAccountMail({ kind: 'reset', email }));
      expect(await reasonOf(sendAccountMail({ kind: 'reset', email }))).toBe('too-many-attempts');
      expect(await succeed(signOutEverywhere(null, { notMe: link }))).toMatchObject({
        reset: { email, by: 'store' },
      });
    });
    expect(await mailsOf(uid, 'resetPassword')).toHaveLength(6);
  });

  it('has no new seven days in a mail that is sent again', async () => {
    const person = await member();
    await succeed(signOutEverywhere(null, { changed: person.email }));
    const [mail] = await mailsOf(person.uid, 'passwordChanged');
    const { clock } = await import('../../functions/src/platform/clock.ts');
    vi.spyOn(clock, 'now').mockReturnValue(Date.now() + 8 * day * 1_000);
    const late = await linkIn(mail?.id ?? '');
    expect(await reasonOf(signOutEverywhere(null, { notMe: late }))).toBe('link-invalid');
    vi.restoreAllMocks();
    await succeed(signOutEverywhere(null, { notMe: late }));
  });

  it('does nothing where the account has another address by now, whose person it neither ends nor keeps from their own link', async () => {
    const { uid, link } = await told();
    const email = addressOf(unique('moved'));
    await (await auth()).updateUser(uid, { email });
    await succeed(signOutEverywhere(null, { changed: email }));
    const before = await (await auth()).getUser(uid);
    const ended = (await readDocument(`access/${uid}`))?.sessionsEndedAt;
    for (let time = 0; time < 5; time++)
      expect(await reasonOf(signOutEverywhere(null, { notMe: link }))).toBe('link-invalid');
    expect(await reasonOf(signOutEverywhere(null, { notMe: link }))).toBe('too-many-attempts');
    const { passwordHash, tokensValidAfterTime } = before;
    expect(await (await auth()).getUser(uid)).toMatchObject({ email, passwordHash, tokensValidAfterTime });
    expect((await readDocument(`access/${uid}`))?.sessionsEndedAt).toEqual(ended);
    const own = signNotMe({ uid, email, at: Date.now() }, downloadSigningKey.value());
    expect(await succeed(signOutEverywhere(null, { notMe: own }))).toMatchObject({ reset: { email } });
  });

  it('is said five times an hour at most, and by nobody with a link of their own making', async () => {
    const { link } = await told();
    for (let time = 0; time < 5; time++) await succeed(signOutEverywhere(null, { notMe: link }));
    expect(await reasonOf(signOutEverywhere(null, { notMe: link }))).toBe('too-many-attempts');
    for (const bad of ['', 'nonsense', `${link}x`]) {
      expect(await reasonOf(signOutEverywhere(null, { notMe: bad }))).toBe('link-invalid');
    }
  });
});

describe('a new admin', () => {
  const newAdmins = async (uid: string) => {
    const mails = await db().collection('mail').where('to', '==', 'the-owner@example.com').get();
    return mails.docs.filter(({ id }) => id.startsWith(`admin-${uid}-`));
  };

  it('is told to the owner, by whatever way they became one', async () => {
    vi.stubEnv('OWNER_EMAIL', 'the-owner@example.com');
    const owner = await withRole('owner');
    const person = await member();
    await succeed(setRole({ uid: person.uid, role: 'staff' }, owner));
    expect(await newAdmins(person.uid)).toEqual([]);
    for (let time = 0; time < 2; time++) await succeed(setRole({ uid: person.uid, role: 'admin' }, owner));
    const [mail, ...more] = await newAdmins(person.uid);
    expect(more).toEqual([]);
    expect(mail?.data()).toMatchObject({
      to: 'the-owner@example.com',
      template: { name: 'newAdmin', data: { person: 'Ada Example', by: 'Ada Example' } },
    });

    const invitation = { idempotencyKey: unique('key'), email: addressOf(unique('i')), name: 'Ida' };
    for (let time = 0; time < 2; time++) {
      const { uid } = await succeed(inviteUser({ ...invitation, role: 'admin' }, owner));
      expect(await newAdmins(uid)).toHaveLength(1);
    }
    vi.unstubAllEnvs();
  });
});
