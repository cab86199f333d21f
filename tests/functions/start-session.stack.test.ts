import { memberName } from '@tempera/domain/people/member-name';
import { toNameKey } from '@tempera/domain/people/profile';
import { userTerms } from '@tempera/domain/search/document-terms';
import { FieldValue, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it, vi } from 'vitest';
import { copyToUser } from '../../functions/src/access/directory.store.ts';
import { handleOf } from '../../functions/src/access/handle.ts';
import { startSession as beginSession } from '../../functions/src/access/start-session.ts';
import { auth, db } from '../../functions/src/platform/admin.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import { customer, guest, putAccess, type TestAuth } from './support/callers.ts';
import { fromAddress, reasonOf, startSession, succeed } from './support/calls.ts';
import { invoke, post, signIn, signInAsGuest, signUp } from './support/http.ts';
import { countDocuments, readDocument, unique } from './support/store.ts';

const owner = 'the-owner@example.com';
const begin = (who: TestAuth, ownerEmail: string) => beginSession(who, ownerEmail, { mayClaim: true });
const claimsOf = async (uid: string) => (await (await auth()).getUser(uid)).customClaims ?? {};

/** An account with a token of its own making, as if just refreshed. */
async function account(
  fields: Record<string, unknown> = {},
  claims?: Record<string, unknown>,
): Promise<TestAuth> {
  const uid = unique('u');
  const accounts = await auth();
  await accounts.createUser({ uid, email: `${uid}@example.com`, displayName: 'Recorded Name' });
  if (claims) await accounts.setCustomUserClaims(uid, claims);
  // Others of this file are of the team, and nobody takes the name of one of them.
  return customer({ ...claims, name: `Ada ${uid}`, ...fields }, uid);
}

describe('a first session', () => {
  it('writes the three records', async () => {
    const person = await account();
    const name = `Ada ${person.uid}`;
    expect(await succeed(startSession(person))).toEqual({ role: 'customer', status: 'active', name });
    const { joinDate, lastLogin, lastActive, ...user } = (await readDocument(`users/${person.uid}`)) ?? {};
    expect(user).toEqual({
      name: `Ada ${person.uid}`,
      nameKey: toNameKey(`Ada ${person.uid}`),
      terms: expect.arrayContaining(['ada', person.uid.slice(0, 20)]),
      registered: true,
      role: 'customer',
      status: 'active',
      until: null,
      permanent: false,
      email: `${person.uid}@example.com`,
      confirmedEmail: `${person.uid}@example.com`,
      avatar: '',
      bio: '',
      totalOrders: 0,
      downloads: 0,
      totalSpentCents: 0,
      plan: 'starter',
    });
    for (const time of [joinDate, lastLogin, lastActive]) {
      expect(Math.abs(time.toMillis() - Date.now())).toBeLessThan(60_000);
    }
    const { lastSeen, ...profile } = (await readDocument(`profiles/${person.uid}`)) ?? {};
    const handle = handleOf(person.uid);
    expect(profile).toEqual({ name, avatar: '', bio: '', handle, role: 'customer' });
    expect(await readDocument(`handles/${handle}`)).toEqual({ uid: person.uid });
    expect(lastSeen.toMillis()).toBe(lastLogin.toMillis());
    const { updatedAt, ...access } = (await readDocument(`access/${person.uid}`)) ?? {};
    expect(access).toEqual({
      role: 'customer',
      status: 'active',
      reason: '',
      until: null,
      permanent: false,
    });
    expect(updatedAt).toBeDefined();
  });

  it('takes the name from the login record when the token has none yet', async () => {
    const person = await account({ name: undefined });
    await succeed(startSession(person));
    expect((await readDocument(`users/${person.uid}`))?.name).toBe('Recorded Name');
  });

  it('never takes a part of the address for a name', async () => {
    const uid = unique('u');
    await (await auth()).createUser({ uid, email: `secret-${uid}@example.com` });
    await succeed(startSession(customer({ email: `secret-${uid}@example.com`, name: undefined }, uid)));
    for (const path of [`users/${uid}`, `profiles/${uid}`]) {
      expect((await readDocument(path))?.name).toBe(memberName(uid));
    }
  });

  it('gives nobody the name of one of the team, or of the store', async () => {
    const [staffUid, name] = [unique('u'), unique('Stella ')];
    await putAccess(staffUid, { role: 'staff' });
    await db()
      .doc(`users/${staffUid}`)
      .set({ name, email: `${staffUid}@example.com` });
    // As the trigger lists them, by their access record: of a role that stood here alone it would make a customer's in between.
    await copyToUser(staffUid);
    for (const taken of [name, name.toUpperCase(), 'Tempera Support', 'Аdmin']) {
      const person = await account({ name: taken });
      await succeed(startSession(person));
      for (const path of [`users/${person.uid}`, `profiles/${person.uid}`]) {
        expect((await readDocument(path))?.name).toBe(memberName(person.uid));
      }
    }
    const visitor = guest();
    await succeed(startSession(visitor));
    await succeed(startSession(customer({ name }, visitor.uid)));
    expect((await readDocument(`users/${visitor.uid}`))?.name).toBe(memberName(visitor.uid));
  });

  it('is open to guests, who are called Guest until they sign up', async () => {
    const visitor = guest();
    expect(await succeed(startSession(visitor))).toEqual({
      role: 'customer',
      status: 'active',
      name: 'Guest',
    });
    expect(await readDocument(`users/${visitor.uid}`)).toMatchObject({ name: 'Guest', email: '' });
    // Nobody writes to a guest.
    expect((await readDocument(`profiles/${visitor.uid}`))?.handle).toBe('');
    expect(await readDocument(`handles/${handleOf(visitor.uid)}`)).toBeUndefined();
    const name = `Ada ${visitor.uid}`;
    await succeed(startSession(customer({ name }, visitor.uid)));
    expect(await readDocument(`users/${visitor.uid}`)).toMatchObject({
      name,
      email: `${visitor.uid}@example.com`,
    });
    expect((await readDocument(`profiles/${visitor.uid}`))?.name).toBe(name);
  });

  it('needs somebody logged in', async () => {
    expect(await reasonOf(startSession(null))).toBe('sign-in-required');
    for (const uid of ['', 'a/b', '..', '__x__', 'x'.repeat(200)]) {
      expect(await reasonOf(startSession(customer({}, uid)))).toBe('sign-in-required');
    }
  });

  it('of an account that was deleted meanwhile leaves nothing', async () => {
    const person = customer({ role: 'admin' });
    expect(await reasonOf(startSession(person))).toBe('user-not-found');
    expect(await readDocument(`users/${person.uid}`)).toBeUndefined();
  });

  it('counts the orders of a buyer who was quicker', async () => {
    const person = await account();
    for (const [totalCents, status] of [
      [243, 'completed'],
      [57, 'completed'],
      [999, 'failed'],
    ]) {
      const order = await db().collection('orders').add({ uid: person.uid, totalCents, status });
      if (status !== 'completed') continue;
      const of = { type: 'order', id: order.id, uid: person.uid };
      await db().doc(`ledger/charge-${order.id}`).set({
        kind: 'charge',
        of,
        grossCents: totalCents,
        taxCents: 0,
        netCents: totalCents,
        at: Timestamp.now(),
      });
    }
    await succeed(startSession(person));
    expect(await readDocument(`users/${person.uid}`)).toMatchObject({ totalOrders: 2, totalSpentCents: 300 });
  });
});

describe('a later session', () => {
  it('gives a handle to who has none yet, of a guest who has signed up, or from before there were any', async () => {
    const visitor = guest();
    await succeed(startSession(visitor));
    await succeed(startSession(customer({}, visitor.uid)));
    const person = await account();
    await succeed(startSession(person));
    const handle = handleOf(person.uid);
    await db().doc(`handles/${handle}`).delete();
    await db().doc(`profiles/${person.uid}`).update({ handle: FieldValue.delete() });
    await succeed(startSession(person, { resume: true }));
    for (const { uid } of [visitor, person]) {
      expect(await readDocument(`profiles/${uid}`)).toMatchObject({ handle: handleOf(uid) });
      expect(await readDocument(`handles/${handleOf(uid)}`)).toEqual({ uid });
    }
  });

  it('refreshes the times and keeps what is there', async () => {
    const person = await account();
    await succeed(startSession(person));
    await db()
      .doc(`users/${person.uid}`)
      // The trigger that lists people has nothing to do then, and nothing comes between the two looks.
      .update({
        name: 'Chosen',
        nameKey: toNameKey('Chosen'),
        terms: userTerms(person.uid, { name: 'Chosen', email: `${person.uid}@example.com` }),
        bio: 'Hello',
        plan: 'pro',
        totalOrders: 3,
      });
    const before = await readDocument(`users/${person.uid}`);
    await succeed(startSession(person));
    const after = await readDocument(`users/${person.uid}`);
    expect({ ...after, lastLogin: 0, lastActive: 0 }).toEqual({ ...before, lastLogin: 0, lastActive: 0 });
    expect(after?.lastLogin.toMillis()).toBeGreaterThan(before?.lastLogin.toMillis());
    expect(await readDocument(`profiles/${person.uid}`)).toMatchObject({ name: 'Chosen', bio: 'Hello' });
  });

  it('that a new page resumes notes its times once in a while', async () => {
    const person = await account();
    const read = async () => {
      const { lastLogin, lastActive } = (await readDocument(`users/${person.uid}`)) ?? {};
      return [lastLogin.toMillis(), lastActive.toMillis()];
    };
    await succeed(startSession(person));
    const begun = await read();
    await succeed(startSession(person, { resume: true }));
    expect(await read()).toEqual(begun);
    const long = Timestamp.fromMillis(Date.now() - 601_000);
    await db().doc(`users/${person.uid}`).update({ lastLogin: long, lastActive: long });
    await succeed(startSession(person, { resume: true }));
    for (const time of await read()) expect(time).toBeGreaterThanOrEqual(begun[0]);
  });

  it('says what the store calls the person, whatever their token says', async () => {
    const person = await account();
    await succeed(startSession(person));
    const banned = { status: 'banned', reason: 'Spam', permanent: true };
    await putAccess(person.uid, banned);
    const renamed = { ...person, token: { ...person.token, name: 'Olive Owner' } };
    expect(await succeed(startSession(renamed))).toMatchObject({ name: `Ada ${person.uid}` });
  });

  it('never touches a standing or a role', async () => {
    const person = await account({}, { role: 'staff' });
    await putAccess(person.uid, { role: 'staff', status: 'banned', reason: 'Spam', permanent: true });
    const before = await readDocument(`access/${person.uid}`);
    const name = `Ada ${person.uid}`;
    expect(await succeed(startSession(person))).toEqual({ role: 'staff', status: 'banned', name });
    expect(await readDocument(`access/${person.uid}`)).toEqual(before);
  });

  it('survives ten at once', async () => {
    const person = await account();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => startSession(person)));
    for (const outcome of outcomes) {
      expect(outcome).toEqual({
        ok: { role: 'customer', status: 'active', name: person.token.name },
      });
    }
    expect((await readDocument(`users/${person.uid}`))?.totalOrders).toBe(0);
  });
});

it('a session begins although where from cannot be counted', async () => {
  const person = await account({ auth_time: Math.floor(Date.now() / 1_000) });
  const failing = vi.spyOn(refs, 'countriesOf').mockImplementation(() => {
    throw new Error('contention');
  });
  const from = { 'user-agent': 'Test', 'x-appengine-country': 'DE' };
  expect(await succeed(startSession(person, {}, from))).toMatchObject({ status: 'active' });
  expect(failing).toHaveBeenCalledOnce();
  failing.mockRestore();
});

describe('claims', () => {
  it('follow the record, and all others stay', async () => {
    const person = await account({}, { beta: true });
    await putAccess(person.uid, { role: 'staff' });
    expect(await succeed(startSession(person))).toMatchObject({ role: 'staff' });
    expect(await claimsOf(person.uid)).toEqual({ beta: true, role: 'staff' });
  });

  it('go with a demotion', async () => {
    const person = await account({}, { role: 'admin', beta: true });
    await putAccess(person.uid, { role: 'customer' });
    expect(await succeed(startSession(person))).toMatchObject({ role: 'customer' });
    expect(await claimsOf(person.uid)).toEqual({ beta: true });
  });
});

describe('the owner', () => {
  it('is whoever has verified the owner’s address', async () => {
    const person = await account({ email: 'The-Owner@example.com' });
    expect(await begin(person, owner)).toEqual({
      role: 'owner',
      status: 'active',
      name: `Ada ${person.uid}`,
    });
    expect(await readDocument(`access/${person.uid}`)).toMatchObject({ role: 'owner' });
    expect(await readDocument(`profiles/${person.uid}`)).toMatchObject({ role: 'owner' });
    expect(await claimsOf(person.uid)).toEqual({ role: 'owner' });
    expect(await countDocuments(`access/${person.uid}/log`)).toBe(1);
    await begin({ ...person, token: { ...person.token, role: 'owner' } }, owner);
    expect(await countDocuments(`access/${person.uid}/log`)).toBe(1);
  });

  it('is nobody where nothing says that the store may be claimed', async () => {
    const person = await account({ email: owner });
    expect(await beginSession(person, owner)).toMatchObject({ role: 'customer' });
    expect(await claimsOf(person.uid)).toEqual({});
  });

  it('is not the same address unverified, nor another one', async () => {
    const unverified = await account({ email: owner, email_verified: false });
    const other = await account({ email: 'x-the-owner@example.com' });
    for (const person of [unverified, other]) {
      expect(await begin(person, owner)).toMatchObject({ role: 'customer' });
      expect(await claimsOf(person.uid)).toEqual({});
    }
  });

  it('becomes it when the address is verified, whatever they were', async () => {
    const person = await account({ email: owner, email_verified: false }, { role: 'staff' });
    await putAccess(person.uid, { role: 'staff' });
    expect(await begin(person, owner)).toMatchObject({ role: 'staff' });
    const verified = { ...person, token: { ...person.token, email_verified: true } };
    expect(await begin(verified, owner)).toMatchObject({ role: 'owner' });
    // The trigger of the record as staff may still be at the claim: it ends as the record does.
    await vi.waitFor(async () => expect(await claimsOf(person.uid)).toEqual({ role: 'owner' }), 30_000);
    const audit = await db().collection('audit').where('targetId', '==', person.uid).get();
    expect(audit.docs.map((entry) => entry.data())).toMatchObject([
      { action: 'access.role', byId: '', details: { from: 'staff', to: 'owner' } },
    ]);
  });

  it('needs the code of the setup to become it, where there is one, and never again', async () => {
    vi.stubEnv('OWNER_EMAIL', owner);
    vi.stubEnv('OWNER_CLAIM', 'c'.repeat(48));
    // Somebody has signed up with the owner's address, and the owner has opened the link that came of it.
    const impostor = await account({ email: owner });
    for (const claim of [undefined, '', 'd'.repeat(48)]) {
      expect(await succeed(startSession(impostor, { claim }))).toMatchObject({ role: 'customer' });
    }
    const person = await account({ email: owner });
    expect(await succeed(startSession(person, { claim: 'c'.repeat(48) }))).toMatchObject({ role: 'owner' });
    const later = { ...person, token: { ...person.token, role: 'owner' } };
    expect(await succeed(startSession(later))).toMatchObject({ role: 'owner' });
    const unverified = await account({ email: owner, email_verified: false });
    expect(await succeed(startSession(unverified, { claim: 'c'.repeat(48) }))).toMatchObject({
      role: 'customer',
    });
    vi.unstubAllEnvs();
  });

  it('is free, whatever somebody did to them before they had proven who they are', async () => {
    const person = await account({ email: owner });
    for (const role of ['customer', 'owner'] as const) {
      await putAccess(person.uid, { role, status: 'banned', permanent: true, reason: 'Impostor' });
      expect(await begin(person, owner)).toEqual({
        role: 'owner',
        status: 'active',
        name: `Ada ${person.uid}`,
      });
      expect(await readDocument(`access/${person.uid}`)).toMatchObject({
        role: 'owner',
        status: 'active',
        permanent: false,
        reason: '',
      });
    }
  });
});

describe('somebody who becomes the owner of an account that others have been in', () => {
  const seconds = (ago = 0) => Math.floor(Date.now() / 1_000) - ago;
  /** An account with a password, a linked provider and a second factor, whoever they are of; tokens of it by their way in. */
  async function shared(more: object = { multiFactor: { enrolledFactors: [phone] } }) {
    const [uid, email] = [unique('u'), `${unique('owner')}@example.com`];
    const accounts = await auth();
    await accounts.createUser({
      uid,
      email,
      emailVerified: true,
      password: 'Tempera-test-1',
      displayName: 'Ada',
    });
    const linked = { providerId: 'google.com', uid: unique('g'), email };
    await accounts.updateUser(uid, { providerToLink: linked, ...more });
    const cameBy = (provider: string, ago = 0, second: object = {}) =>
      customer({ email, auth_time: seconds(ago), firebase: { sign_in_provider: provider, ...second } }, uid);
    const waysOf = async () => {
      const { providerData, multiFactor } = await accounts.getUser(uid);
      return {
        providers: providerData.map(({ providerId }) => providerId).toSorted(),
        factors: multiFactor?.enrolledFactors.length ?? 0,
      };
    };
    return { uid, email, cameBy, waysOf };
  }
  const phone = { uid: 'factor', factorId: 'phone' as const, phoneNumber: '+16505550100' };
  const refused = (work: Promise<unknown>) =>
    expect(work).rejects.toMatchObject({ refusal: { reason: 'sign-in-required' } });

  it('keeps the provider that they came by: no password, no factor, no session of before, nor this one', async () => {
    const { uid, email, cameBy, waysOf } = await shared();
    const thief = cameBy('password', 600);
    expect(await begin(thief, 'another@example.com')).toMatchObject({ role: 'customer' });
    await refused(begin(cameBy('google.com', 5), email));
    expect(await readDocument(`access/${uid}`)).toMatchObject({ role: 'owner' });
    // Their password is one that nobody knows.
    expect(await waysOf()).toEqual({ providers: ['google.com', 'password'], factors: 0 });
    await expect(signIn(email)).rejects.toThrow();
    for (const who of [thief, cameBy('google.com', 5)]) await refused(begin(who, email));
    const again = cameBy('google.com', -2);
    expect(await begin({ ...again, token: { ...again.token, role: 'owner' } }, email)).toMatchObject({
      role: 'owner',
    });
    expect(await waysOf()).toEqual({ providers: ['google.com', 'password'], factors: 0 });
  });

  it('keeps the password that they came by, and no provider', async () => {
    const { email, cameBy, waysOf } = await shared();
    await refused(begin(cameBy('password', 5), email));
    expect(await waysOf()).toEqual({ providers: ['password'], factors: 0 });
    expect(await signIn(email)).toMatchObject({ email });
    expect(await begin(cameBy('password', -2), email)).toMatchObject({ role: 'owner' });
  });

  it('keeps the second factor that they were asked for', async () => {
    const { email, cameBy, waysOf } = await shared();
    await refused(begin(cameBy('password', 5, { sign_in_second_factor: 'phone' }), email));
    expect(await waysOf()).toEqual({ providers: ['password'], factors: 1 });
  });

  it('is the owner at once where theirs is the only way in, and alone', async () => {
    const email = `${unique('owner')}@example.com`;
    const { uid } = await signUp(email);
    const at = (ago: number) => customer({ email, auth_time: seconds(ago) }, uid);
    expect(await begin(at(600), 'another@example.com')).toMatchObject({ role: 'customer' });
    const now = at(5);
    expect(await begin(now, email)).toMatchObject({ role: 'owner' });
    expect(await begin({ ...now, token: { ...now.token, role: 'owner' } }, email)).toMatchObject({
      role: 'owner',
    });
    await refused(begin(at(600), email));
    expect(await signIn(email)).toMatchObject({ email });
  });
});

describe('by way of the emulators', () => {
  it('a new account and a guest begin their sessions with real tokens', async () => {
    for (const person of [await signUp(), await signInAsGuest()]) {
      // Of the address that all tests come from the store gets to know so many guests an hour.
      const answer = await post('startSession', '{"data":{}}', person, fromAddress('203.0.113.80'));
      const user = await readDocument(`users/${person.uid}`);
      expect(user).toMatchObject({ email: person.email });
      const result = { role: 'customer', status: 'active', name: user?.name };
      expect(answer).toEqual({ status: 200, result });
    }
  });

  it('a claim set by the session is in the next token', async () => {
    const person = await signUp();
    await putAccess(person.uid, { role: 'staff' });
    await invoke('startSession', null, person);
    const { idToken } = await signIn(person.email);
    const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString());
    expect(claims.role).toBe('staff');
  });
});
