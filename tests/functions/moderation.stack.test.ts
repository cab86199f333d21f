import { durationMs, endedReason, longestDays } from '@tempera/domain/people/moderation';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { liftRestriction, sweepRestrictions } from '../../functions/src/moderation/lift-restriction.ts';
import { syncAccess } from '../../functions/src/moderation/sync-access.ts';
import { auth } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { customer, putAccess, withRole } from './support/callers.ts';
import {
  lift,
  moderate,
  order,
  placeOrder,
  reasonOf,
  setRole,
  startSession,
  succeed,
} from './support/calls.ts';
import { signUp } from './support/http.ts';
import { auditOf, ban, known, logOf, permanentBan, suspension } from './support/moderation.ts';
import { readDocument, unique } from './support/store.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const minute = 60_000;
const atTime = (now: number) => vi.spyOn(clock, 'now').mockReturnValue(now);
const access = (uid: string) => readDocument(`access/${uid}`);

describe('moderate', () => {
  it('writes the restriction, its log entry and its audit entry as one', async () => {
    const [staff, uid] = [await withRole('staff'), await known()];
    const now = Date.now();
    atTime(now);
    const until = now + 90 * minute;
    expect(await succeed(moderate(suspension(uid, { hours: 1, minutes: 30 }), staff))).toEqual({
      status: 'suspended',
      until,
    });
    expect(await access(uid)).toMatchObject({
      role: 'customer',
      status: 'suspended',
      reason: 'Spam in reviews',
      permanent: false,
    });
    // The person reads their record: which of the team it was stands where they can't.
    expect(JSON.stringify(await access(uid))).not.toMatch(new RegExp(`${staff.uid}|${staff.token.name}`));
    expect((await access(uid))?.until.toMillis()).toBe(until);
    expect(await logOf(uid)).toMatchObject([
      { what: 'suspend', from: 'active', to: 'suspended', byId: staff.uid, why: 'Spam in reviews' },
    ]);
    expect(await auditOf(uid)).toMatchObject([
      { action: 'access.suspend', byId: staff.uid, byRole: 'staff', details: { to: 'suspended' } },
    ]);
  });

  it('bans without an end', async () => {
    const [admin, uid] = [await withRole('admin'), await known()];
    const both = { ...permanentBan(uid), duration: { days: 0, hours: 0, minutes: 1 } };
    expect(await succeed(moderate(both, admin))).toEqual({ status: 'banned', until: null });
    expect(await access(uid)).toMatchObject({ status: 'banned', permanent: true, until: null });
    expect(await reasonOf(placeOrder(order(), customer({}, uid)))).toBe('restricted');
  });

  it.each([
    ['staff', { minutes: 1 }, null],
    ['staff', {}, 'duration-missing'],
    ['staff', { days: 30 }, null],
    ['staff', { days: 30, minutes: 1 }, 'duration-too-long'],
    ['staff', { days: 29, hours: 23, minutes: 59 }, null],
    ['staff', { hours: 24 }, 'invalid-input'],
    ['staff', { minutes: 60 }, 'invalid-input'],
    ['staff', { days: -1 }, 'invalid-input'],
    ['staff', { minutes: 0.5 }, 'invalid-input'],
    ['admin', { days: 30, minutes: 1 }, null],
    ['admin', { days: longestDays }, null],
    ['admin', { days: longestDays + 1 }, 'invalid-input'],
  ] as const)('as %s for %j', async (role, length, refusal) => {
    const [who, uid] = [await withRole(role), await known()];
    const now = Date.now();
    atTime(now);
    const outcome = moderate(ban(uid, length), who);
    if (refusal) expect(await reasonOf(outcome)).toBe(refusal);
    else {
      const { until } = await succeed(outcome);
      expect(until).toBe(now + durationMs({ days: 0, hours: 0, minutes: 0, ...length }));
    }
    expect((await access(uid))?.status).toBe(refusal ? 'active' : 'banned');
  });

  it('counts a day as 24 hours over a leap day', async () => {
    const [staff, uid] = [await withRole('staff'), await known()];
    atTime(Date.UTC(2028, 1, 28, 12));
    const { until } = await succeed(moderate(suspension(uid, { days: 2 }), staff));
    expect(new Date(until ?? 0).toISOString()).toBe('2028-03-01T12:00:00.000Z');
  });

  it('wants a reason, and no permanent suspension', async () => {
    const [admin, uid] = [await withRole('admin'), await known()];
    for (const reason of ['', '   ', undefined, 'x'.repeat(501)]) {
      expect(await reasonOf(moderate({ ...ban(uid, { days: 1 }), reason }, admin))).toBe('invalid-input');
    }
    expect(await reasonOf(moderate({ ...permanentBan(uid), action: 'suspend' }, admin))).toBe(
      'invalid-input',
    );
    expect((await access(uid))?.status).toBe('active');
  });

  it('takes nothing off a restriction in force, and adds to it', async () => {
    const [staff, uid] = [await withRole('staff'), await known()];
    await succeed(moderate(ban(uid, { days: 1 }), staff));
    expect(await reasonOf(moderate(suspension(uid, { hours: 1 }), staff))).toBe('restricted-already');
    expect((await access(uid))?.status).toBe('banned');
    await succeed(moderate(suspension(uid, { days: 3 }), staff));
    expect((await access(uid))?.status).toBe('suspended');
    await succeed(moderate(permanentBan(uid), await withRole('admin')));
    expect(await reasonOf(moderate(ban(uid, { days: 30 }), staff))).toBe('restricted-already');
    expect(await logOf(uid)).toHaveLength(3);
  });

  it('knows people who have signed up and not come in yet, and nobody else', async () => {
    const [staff, account] = [await withRole('staff'), await signUp()];
    await succeed(moderate(suspension(account.uid, { hours: 1 }), staff));
    expect((await access(account.uid))?.status).toBe('suspended');
    expect(await succeed(startSession(customer({}, account.uid)))).toEqual({
      role: 'customer',
      status: 'suspended',
      name: expect.any(String),
    });
    expect(await reasonOf(moderate(suspension(unique('n'), { hours: 1 }), staff))).toBe('user-not-found');
  });

  it('does not touch the owner before their first session either', async () => {
    const { uid } = await (await auth()).createUser({ email: `${unique('o')}@example.com` });
    const { email = '' } = await (await auth()).getUser(uid);
    vi.stubEnv('OWNER_EMAIL', email);
    expect(await reasonOf(moderate(permanentBan(uid), await withRole('admin')))).toBe('not-allowed');
    vi.unstubAllEnvs();
  });
});

describe('lift', () => {
  it.each([
    ['banned', 'Unbanned by admin'],
    ['suspended', 'Suspension removed by admin'],
  ])('ends a restriction: %s', async (status, why) => {
    const [staff, uid] = [await withRole('staff'), await known({ status, permanent: status === 'banned' })];
    expect(await succeed(lift({ uid }, staff))).toEqual({ status: 'active' });
    expect(await access(uid)).toMatchObject({ status: 'active', until: null, permanent: false, reason: why });
    expect(await logOf(uid)).toMatchObject([
      { what: 'lift', from: status, to: 'active', why, byId: staff.uid },
    ]);
  });

  it('leaves an active person as they are, without an entry', async () => {
    const uid = await known();
    await succeed(lift({ uid }, await withRole('staff')));
    expect(await logOf(uid)).toEqual([]);
  });
});

describe('the end of a restriction', () => {
  const end = Date.now() + 10 * minute;
  const suspended = () => known({ status: 'suspended', until: Timestamp.fromMillis(end) });
  const standing = async (uid: string) => (await access(uid))?.status;

  it('is written once its time has come, and once only', async () => {
    const uid = await suspended();
    atTime(end);
    const both = [liftRestriction({ uid, until: end }), liftRestriction({ uid, until: end })];
    expect((await Promise.all(both)).sort()).toEqual([false, true]);
    expect(await standing(uid)).toBe('active');
    expect(await logOf(uid)).toMatchObject([{ what: 'lift', why: endedReason, byName: 'Store' }]);
  });

  it('waits when the task comes early, for more than 30 days if need be', async () => {
    const uid = await suspended();
    const queue = vi.fn(async () => {});
    atTime(end - 1);
    expect(await liftRestriction({ uid, until: end }, queue)).toBe(false);
    expect(queue).toHaveBeenCalledWith({ uid, until: end });
    expect(await standing(uid)).toBe('suspended');
  });

  it('is not that of a restriction imposed since', async () => {
    const uid = await suspended();
    const admin = await withRole('admin');
    await succeed(lift({ uid }, admin));
    await succeed(moderate(ban(uid, { days: 40 }), admin));
    atTime(end);
    expect(await liftRestriction({ uid, until: end })).toBe(false);
    expect(await standing(uid)).toBe('banned');
    await putAccess(uid, { status: 'banned', permanent: true });
    expect(await liftRestriction({ uid, until: end })).toBe(false);
    expect(await standing(uid)).toBe('banned');
  });

  it('is found by the sweep when the task is lost', async () => {
    const [over, open] = [await suspended(), await known({ status: 'banned', permanent: true })];
    atTime(end);
    expect((await sweepRestrictions()).lifted).toBeGreaterThanOrEqual(1);
    expect([await standing(over), await standing(open)]).toEqual(['active', 'banned']);
  });

  it('counts for functions before anything has lifted it', async () => {
    const uid = await known({ status: 'suspended', until: Timestamp.fromMillis(Date.now() - 1) });
    expect(await reasonOf(placeOrder(order(), customer({}, uid)))).toBe('cart-empty');
  });
});

describe('setRole', () => {
  const claimsOf = async (uid: string) => (await (await auth()).getUser(uid)).customClaims;
  const claimOf = async (uid: string) => (await claimsOf(uid))?.role;

  it('changes record, profile and claim, and keeps other claims', async () => {
    const [owner, account] = [await withRole('owner'), await signUp()];
    await succeed(startSession(customer({}, account.uid)));
    await (await auth()).setCustomUserClaims(account.uid, { beta: true });
    for (const role of ['staff', 'admin', 'customer'] as const) {
      expect(await succeed(setRole({ uid: account.uid, role }, owner))).toEqual({ role });
      expect((await access(account.uid))?.role).toBe(role);
      expect((await readDocument(`profiles/${account.uid}`))?.role).toBe(role);
      // The trigger of the change before may still be at it; it ends as the record does.
      await expect.poll(() => claimOf(account.uid)).toBe(role === 'customer' ? undefined : role);
    }
    await expect.poll(() => claimsOf(account.uid)).toEqual({ beta: true });
    expect(await logOf(account.uid)).toMatchObject([
      { what: 'role', from: 'admin', to: 'customer' },
      { what: 'role', from: 'staff', to: 'admin' },
      { what: 'role', from: 'customer', to: 'staff' },
    ]);
  });

  it('keeps the claim as the record has it when the trigger of an earlier change comes late', async () => {
    const { uid } = await signUp();
    await putAccess(uid, { role: 'customer' });
    await syncAccess(uid, { role: 'customer' }, { role: 'admin' });
    await expect.poll(() => claimOf(uid)).toBeUndefined();
    await putAccess(uid, { role: 'staff' });
    await syncAccess(uid, { role: 'customer' }, { role: 'admin' });
    await expect.poll(() => claimOf(uid)).toBe('staff');
  });

  it('takes effect under the old token', async () => {
    const [owner, account, uid] = [await withRole('owner'), await signUp(), await known()];
    await succeed(setRole({ uid: account.uid, role: 'staff' }, owner));
    const staff = customer({ role: 'staff' }, account.uid);
    await succeed(moderate(suspension(uid, { hours: 1 }), staff));
    await succeed(setRole({ uid: account.uid, role: 'customer' }, owner));
    expect(await reasonOf(lift({ uid }, staff))).toBe('not-allowed');
  });
});
