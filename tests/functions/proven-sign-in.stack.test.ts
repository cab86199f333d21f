import { durations } from '@tempera/domain/site/durations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { auth } from '../../functions/src/platform/admin.ts';
import { customer, type TestAuth, withRole } from './support/callers.ts';
import {
  applyImport,
  inviteUser,
  lift,
  type Outcome,
  reasonOf,
  refundCharge,
  refundOrder,
  setRole,
} from './support/calls.ts';
import { functionUrl } from './support/http.ts';
import { known } from './support/moderation.ts';
import { unique } from './support/store.ts';

beforeAll(() => void vi.stubEnv('OWNER_EMAIL', 'owner@example.com'));
afterAll(() => void vi.unstubAllEnvs());

const orderId = 'ORD-1000000000000';
const refund = { amountCents: 100, slugs: [], reason: 'Asked for', freesCoupon: false };

/** What wants a sign-in of the last ten minutes, and why it is refused to a manager who has one. */
const acts: [string, (who: TestAuth) => Promise<Outcome<unknown>>, string][] = [
  ['setRole', async (who) => setRole({ uid: await known(), role: 'staff' }, who), 'user-not-found'],
  [
    'inviteUser',
    (who) =>
      inviteUser(
        { idempotencyKey: unique('key-'), email: 'owner@example.com', name: null, role: 'staff' },
        who,
      ),
    'not-allowed',
  ],
  [
    'refundOrder',
    (who) => refundOrder({ ...refund, orderId, idempotencyKey: unique('key-') }, who),
    'order-not-found',
  ],
  [
    'refundCharge',
    (who) =>
      refundCharge(
        {
          uid: 'u',
          chargeId: 'u-1763712345678',
          amountCents: 100,
          reason: 'Asked for',
          idempotencyKey: unique('key-'),
        },
        who,
      ),
    'charge-not-found',
  ],
  ['applyImport', (who) => applyImport({ id: unique('import') }, who), 'import-not-found'],
];

const signedIn = (who: TestAuth, agoMs: number): TestAuth => ({
  ...who,
  token: { ...who.token, auth_time: Math.floor((Date.now() - agoMs) / 1_000) },
});

describe.each(acts)('%s', (_name, act, expected) => {
  it('wants a manager to have signed in within ten minutes', async () => {
    const admin = await withRole('admin');
    const { provenSignIn } = durations;
    expect(await reasonOf(act(signedIn(admin, provenSignIn - 30_000)))).toBe(expected);
    expect(await reasonOf(act(signedIn(admin, provenSignIn + 30_000)))).toBe('sign-in-again');
    const unknown = { ...admin, token: { ...admin.token, auth_time: undefined } };
    expect(await reasonOf(act(unknown))).toBe('sign-in-again');
  });

  it('tells nobody else of it', async () => {
    for (const who of [customer(), customer({ role: 'admin', auth_time: 1 })]) {
      expect(await reasonOf(act(who))).toBe('not-allowed');
    }
  });
});

it('is not asked for where nothing is given or taken away for good', async () => {
  const staff = signedIn(await withRole('staff'), durations.provenSignIn + 30_000);
  expect(await reasonOf(lift({ uid: await known() }, staff))).toContain('succeeded');
});

it('is asked for by the export too', async () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const admin = await withRole('admin');
  // Without a password, so that no change of one is younger than the session.
  await (await auth()).createUser({ uid: admin.uid });
  const now = Math.floor(Date.now() / 1_000);
  const project = 'demo-tempera';
  const claims = {
    role: 'admin',
    sub: admin.uid,
    user_id: admin.uid,
    aud: project,
    iss: `https://securetoken.google.com/${project}`,
    iat: now,
    exp: now + 3_600,
    auth_time: now - 11 * 60,
    firebase: { sign_in_provider: 'password' },
  };
  const token = `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
  const response = await fetch(functionUrl('transfers/backup'), {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.json()).toEqual({ error: { details: { reason: 'sign-in-again' } } });
});
