import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth, db } from '../../../functions/src/platform/admin.ts';
import { putAccess } from '../../functions/support/callers.ts';
import { reasonOf, startSession, succeed } from '../../functions/support/calls.ts';
import { type Account, functionUrl, signIn, signUp } from '../../functions/support/http.ts';
import { known } from '../../functions/support/moderation.ts';
import { readDocument, unique, withDocument } from '../../functions/support/store.ts';
import { attack } from '../kit/attack.ts';
import { call } from '../kit/calls.ts';
import { ask, commitOf, getOf, type Write } from '../kit/firestore.ts';
import { signed } from '../kit/requests.ts';
import { sessionOf } from '../kit/tokens.ts';

/** Of the 26 that got through once: what somebody of the team may do with an open browser or a single step, and how to become the owner. */

type Manager = Record<'fresh' | 'open' | 'proven', Account>;
let admin: Manager;
let owner: Manager;
/** A customer. */
let person: string;

/** Somebody of the team: with a session of just now, one that was left open, and one of two steps. */
async function manager(role: 'admin' | 'owner'): Promise<Manager> {
  const uid = unique(role);
  const who = { uid, email: `${uid}@example.com` };
  // Without a password, so that no change of one is younger than the session.
  await (await auth()).createUser({ ...who, emailVerified: true });
  await putAccess(uid, { role });
  await db()
    .doc(`users/${uid}`)
    .set({ name: `Name of ${uid}`, email: who.email, role });
  const claims = { role };
  return {
    fresh: sessionOf(who, { claims }),
    open: sessionOf(who, { claims, ago: 11 * 60 }),
    proven: sessionOf(who, { claims, secondFactor: true }),
  };
}

beforeAll(async () => {
  [admin, owner] = [await manager('admin'), await manager('owner')];
  person = await known();
});
afterEach(() => {
  vi.unstubAllEnvs();
});

const save = (path: string, data: Record<string, unknown>, who: Account) =>
  ask(commitOf(signed(path, who.uid, { update: data } satisfies Write)), who);

describe('an admin without a recent sign-in', () => {
  const refund = { amountCents: 100, slugs: [], reason: 'Attacked.', freesCoupon: false };
  const key = () => unique('key-');

  attack.each<[string, string, () => object]>([
    ['roles', 'setRole', () => ({ uid: person, role: 'staff' })],
    [
      'invitations with a role',
      'inviteUser',
      () => ({ idempotencyKey: key(), email: 'owner@example.com', name: null, role: 'staff' }),
    ],
    ['refunds', 'refundOrder', () => ({ ...refund, orderId: 'ORD-1000000000000', idempotencyKey: key() })],
    [
      'refunds of plans',
      'refundCharge',
      () => ({
        uid: 'u',
        chargeId: 'u-1763712345678',
        amountCents: 100,
        reason: 'Attacked.',
        idempotencyKey: key(),
      }),
    ],
    ['a backup played back', 'applyImport', () => ({ id: unique('import') })],
  ])('changes %s', async (_what, name, input) => {
    expect(await call(name, input(), admin.open)).toBe('sign-in-again');
    expect(['sign-in-again', 'invalid-input', 'busy']).not.toContain(await call(name, input(), admin.fresh));
  });
  attack('takes a backup', async () => {
    const take = async ({ idToken }: Account) => {
      const headers = { authorization: `Bearer ${idToken}` };
      const answer = await fetch(functionUrl('transfers/backup'), { headers });
      return { status: answer.status, text: await answer.text() };
    };
    expect((await take(admin.open)).text).toContain('"sign-in-again"');
    expect((await take(admin.fresh)).status).toBe(200);
  });
  attack('changes the mail settings', async () => {
    const stored = await mailSettings();
    await withDocument('settings/private', stored, async () => {
      expect(await save('settings/private', { emailName: 'Attacker' }, admin.open)).toBe(false);
      expect(await save('settings/private', { emailName: stored.emailName }, admin.fresh)).toBe(true);
    });
  });
  attack('changes the mail server as the owner', async () => {
    await withDocument('settings/private', await mailSettings(), async () => {
      expect(await save('settings/private', { smtpHost: 'smtp.attacker.example' }, owner.open)).toBe(false);
    });
  });
  attack('changes what the owner alone decides', async () => {
    const settings = { ownerApprovesRefundsOverCents: 40_000, requireSecondFactor: false };
    await withDocument('settings/owner', settings, async () => {
      for (const who of [owner.open, admin.fresh])
        expect(await save('settings/owner', { ownerApprovesRefundsOverCents: null }, who)).toBe(false);
      expect(await save('settings/owner', { ownerApprovesRefundsOverCents: 40_001 }, owner.fresh)).toBe(true);
    });
  });
});

const mailSettings = async () => {
  const stored = await readDocument('settings/private');
  if (!stored) throw new Error('the seeded store has mail settings');
  return stored;
};

describe('a mail server', () => {
  attack.each<[string, Record<string, unknown>]>([
    ['to a foreign host', { smtpHost: 'smtp.attacker.example' }],
    ['to a private host', { smtpHost: '10.0.0.7' }],
    ['to the machine itself', { smtpHost: 'localhost' }],
    ['to a port of the admin’s own', { smtpPort: 2_525 }],
    ['with another’s name', { smtpUser: 'attacker' }],
  ])('is redirected %s by an admin', async (_where, server) => {
    await withDocument('settings/private', await mailSettings(), async () => {
      expect(await save('settings/private', server, admin.fresh)).toBe(false);
      expect(await save('settings/private', { ...server, emailName: 'Store' }, admin.proven)).toBe(false);
    });
  });
  it('is the owner’s to change', async () => {
    const stored = await mailSettings();
    await withDocument('settings/private', stored, async () => {
      expect(await save('settings/private', { smtpHost: 'localhost' }, owner.fresh)).toBe(true);
    });
  });
});

describe('the owner', () => {
  attack('is who registered before with the owner’s address', async () => {
    const [account, claim] = [await signUp(), 'c'.repeat(48)];
    // The owner opens the link that comes of it.
    await (await auth()).updateUser(account.uid, { emailVerified: true });
    // The deployed store's parameters are read by this process: over HTTP they are those of the demo store.
    vi.stubEnv('OWNER_EMAIL', account.email);
    vi.stubEnv('OWNER_CLAIM', claim);
    const token = {
      uid: account.uid,
      email: account.email,
      email_verified: true,
      firebase: { sign_in_provider: 'password' },
    };
    const impostor = { uid: account.uid, token, rawToken: '' };
    for (const code of [undefined, '', 'd'.repeat(48)])
      expect(await succeed(startSession(impostor, { claim: code }))).toMatchObject({ role: 'customer' });
    expect(await readDocument(`access/${account.uid}`)).toMatchObject({ role: 'customer' });
    expect(await succeed(startSession(impostor, { claim }))).toMatchObject({ role: 'owner' });
    await putAccess(account.uid, {});
  });
});

describe('who has registered with the owner’s address before', () => {
  const cameBy = (uid: string, email: string, provider: string, ago: number) => ({
    uid,
    token: {
      uid,
      email,
      email_verified: true,
      auth_time: Math.floor(Date.now() / 1_000) - ago,
      firebase: { sign_in_provider: provider },
    },
    rawToken: '',
  });

  attack('gets in by their password, or their session, once the owner has become it', async () => {
    const [thief, claim] = [await signUp(), 'c'.repeat(48)];
    const { uid, email } = thief;
    await succeed(startSession(cameBy(uid, email, 'password', 600)));
    // The owner opens the link, and signs in by Google, which Auth takes for the same account.
    const google = { providerId: 'google.com', uid: unique('g'), email };
    await (await auth()).updateUser(uid, { emailVerified: true, providerToLink: google });
    vi.stubEnv('OWNER_EMAIL', email);
    vi.stubEnv('OWNER_CLAIM', claim);
    expect(await reasonOf(startSession(cameBy(uid, email, 'google.com', 5), { claim }))).toBe(
      'sign-in-required',
    );
    expect(await readDocument(`access/${uid}`)).toMatchObject({ role: 'owner' });
    await expect(signIn(email)).rejects.toThrow();
    const kept = { ...sessionOf(thief, { ago: 600, claims: { role: 'owner' } }) };
    expect(await ask(getOf('settings/private'), kept)).toBe(false);
    expect(await call('scanSecurity', {}, kept)).toBe('sign-in-required');
    expect(await reasonOf(startSession(cameBy(uid, email, 'password', 600), { claim }))).toBe(
      'sign-in-required',
    );
    expect(await succeed(startSession(cameBy(uid, email, 'google.com', -2)))).toMatchObject({
      role: 'owner',
    });
    await putAccess(uid, {});
  });
});

describe('a second factor', () => {
  const needs = async ({ uid }: Account) => (await readDocument(`access/${uid}`))?.needsSecondFactor === true;
  const isAsked = (asked: boolean) =>
    vi.waitFor(async () => expect(await needs(admin.fresh)).toBe(asked), { timeout: 60_000, interval: 100 });
  const settings = { ownerApprovesRefundsOverCents: 50_000, requireSecondFactor: false };

  attack('that is required and missing', async () => {
    await withDocument('settings/owner', settings, async () => {
      // An owner without one would shut the team out.
      expect(await save('settings/owner', { requireSecondFactor: true }, owner.fresh)).toBe(false);
      expect(await save('settings/owner', { requireSecondFactor: true }, owner.proven)).toBe(true);
      await isAsked(true);
      const { fresh, proven } = admin;
      expect(await ask(getOf('settings/private'), fresh)).toBe(false);
      expect(await call('scanSecurity', {}, fresh)).toBe('not-allowed');
      expect(await call('setRole', { uid: owner.fresh.uid, role: 'customer' }, fresh)).toBe('not-allowed');
      expect(await ask(getOf('settings/private'), proven)).toBe(true);
      expect(await call('scanSecurity', {}, proven)).toBe('answered');
    });
    await isAsked(false);
    expect(await ask(getOf('settings/private'), admin.fresh)).toBe(true);
  });
});
