import { alertId, alertRules, manyCountries } from '@tempera/domain/operations/alerts';
import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { raiseAlerts } from '../../functions/src/alerts/raise-alerts.ts';
import { noteCountry } from '../../functions/src/alerts/signs.store.ts';
import * as functions from '../../functions/src/index.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { noteRefusal } from '../../functions/src/platform/note-refusal.ts';
import { customer, guest, withRole } from './support/callers.ts';
import { call, fromAddress, reasonOf, setRole } from './support/calls.ts';
import { known, suspension } from './support/moderation.ts';
import { unique } from './support/store.ts';

/** What a test has put into an hour to come, which those after it would count. */
const put: string[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(put.splice(0).map((path) => db().doc(path).delete()));
});

const hour = 3_600_000;
/** An hour to come, which no other test has, so that nothing of other files is counted. */
function atHour(): number {
  const now = Date.UTC(2090, 0, 1) + Math.floor(Math.random() * 400_000) * 2 * hour;
  vi.spyOn(clock, 'now').mockReturnValue(now);
  return now;
}

async function add(collection: string, count: number, data: object): Promise<void> {
  const paths = Array.from({ length: count }, () => `${collection}/${unique('x')}`);
  put.push(...paths);
  await Promise.all(paths.map((path) => db().doc(path).set(data)));
}

function traveler(): string {
  const uid = unique('u');
  put.push(`stats/security/signIns/${uid}`);
  return uid;
}

const told = async (uid: string) =>
  (await db().collection(`users/${uid}/notifications`).get()).docs.map((one) => one.data());

const noticeIds = async (uid: string) =>
  (await db().collection(`users/${uid}/notifications`).get()).docs.map((one) => one.id);

/** An admin as the list of people has them. */
async function manager(preferences?: object): Promise<string> {
  const { uid } = await withRole('admin');
  const email = `${uid}@example.com`;
  await db().doc(`users/${uid}`).set({ name: 'Ada', email, role: 'admin', registered: true });
  if (preferences) await db().doc(`users/${uid}/preferences/notifications`).set(preferences);
  return uid;
}

describe('raiseAlerts', () => {
  it('says nothing of a quiet hour', async () => {
    atHour();
    expect(await raiseAlerts()).toEqual([]);
  });

  it('tells those who manage the store once in an hour, whatever they prefer', async () => {
    const now = atHour();
    const uid = await manager({ sales: false, salesEmail: false, email: false });
    const at = Timestamp.fromMillis(now - 1_000);
    const { from } = alertRules.refunds;
    await add('audit', from - 1, { action: 'order.refunded', at });
    expect(await raiseAlerts()).toEqual([]);
    await add('audit', 1, { action: 'subscription.refunded', at });
    expect(await raiseAlerts()).toEqual(['refunds']);
    expect(await raiseAlerts()).toEqual([]);
    const notices = await told(uid);
    expect(notices).toEqual([
      expect.objectContaining({
        kind: 'security',
        title: 'Many refunds',
        link: '/admin/security',
        read: false,
      }),
    ]);
    expect(notices[0]?.mailDue.toMillis()).toBe(now);

    vi.mocked(clock.now).mockReturnValue(now + hour / 2);
    await add('audit', from, { action: 'order.refunded', at: Timestamp.fromMillis(now + hour / 2) });
    vi.mocked(clock.now).mockReturnValue(now + hour);
    expect(await raiseAlerts()).toEqual(['refunds']);
    expect(await told(uid)).toHaveLength(2);
  });

  it('tells by the next run whom one that failed has left out, and nobody twice', async () => {
    const now = atHour();
    const uid = await manager();
    const { from } = alertRules.refunds;
    await add('audit', from, { action: 'order.refunded', at: Timestamp.fromMillis(now - 1_000) });
    // What a run leaves that dies before it has told anybody.
    await db()
      .doc(`stats/security/alerts/${alertId('refunds', now)}`)
      .set({ kind: 'refunds', count: from, at: Timestamp.fromMillis(now) });
    for (const minutes of [5, 10]) {
      vi.mocked(clock.now).mockReturnValue(now + minutes * 60_000);
      expect(await raiseAlerts()).toEqual([]);
      const [notice, ...more] = await told(uid);
      expect(more).toEqual([]);
      expect(notice).toMatchObject({ title: 'Many refunds', read: minutes > 5 });
      expect(notice?.at.toMillis()).toBe(now);
      await db()
        .doc(`users/${uid}/notifications/${(await noticeIds(uid))[0]}`)
        .update({ read: true });
    }
  });

  it('raises one alert for one burst, whichever hours of the clock it lies in', async () => {
    const early = atHour() + 58 * 60_000;
    const uid = await manager();
    const { from } = alertRules.refunds;
    await add('audit', from, { action: 'order.refunded', at: Timestamp.fromMillis(early - 1_000) });
    vi.mocked(clock.now).mockReturnValue(early);
    expect(await raiseAlerts()).toEqual(['refunds']);
    vi.mocked(clock.now).mockReturnValue(early + 2 * 60_000);
    expect(await raiseAlerts()).toEqual([]);
    expect(await told(uid)).toHaveLength(1);
  });

  it('counts declined cards, and not what buyers gave up', async () => {
    const at = Timestamp.fromMillis(atHour() - 1_000);
    const { from } = alertRules.declined;
    await add('orders', from, { status: 'failed', paymentStatus: 'canceled', date: at });
    await add('orders', from - 1, { status: 'failed', paymentStatus: 'failed', date: at });
    expect(await raiseAlerts()).toEqual([]);
    await add('subscriptions/ada/charges', from, { status: 'failed', kind: 'renewal', at });
    expect(await raiseAlerts()).toEqual([]);
    await add('orders', 1, { status: 'failed', paymentStatus: 'failed', date: at });
    expect(await raiseAlerts()).toEqual(['declined']);
  });

  it('counts cards that were declined for a plan, or as they were to be kept', async () => {
    const at = Timestamp.fromMillis(atHour() - 1_000);
    const { from } = alertRules.declined;
    await add('subscriptions/ada/charges', from - 2, { status: 'failed', kind: 'subscribe', at });
    await add('idempotency', 1, { setup: 'seti_1', declinedAt: at });
    expect(await raiseAlerts()).toEqual([]);
    await add('idempotency', 1, { setup: 'seti_2', declinedAt: at });
    expect(await raiseAlerts()).toEqual(['declined']);
  });

  it('counts role changes with invitations, and refusals of both kinds together', async () => {
    const at = Timestamp.fromMillis(atHour() - 1_000);
    await add('audit', alertRules.roles.from - 1, { action: 'access.role', at });
    await add('audit', 1, { action: 'user.invited', at });
    await add('audit', 1, { action: 'access.denied', at });
    await add('stats/security/refusals', alertRules.refusals.from - 1, {
      operation: 'x',
      reason: 'not-allowed',
      at,
    });
    expect(await raiseAlerts()).toEqual(['refusals', 'roles']);
  });

  it('counts what happened within the hour alone', async () => {
    const at = Timestamp.fromMillis(atHour() - hour - 1);
    await add('audit', alertRules.roles.from, { action: 'access.role', at });
    expect(await raiseAlerts()).toEqual([]);
  });
});

describe('a sign-in', () => {
  const codes = ['DE', 'FR', 'US', 'JP'].slice(0, manyCountries);

  it('from a third country within a day is told of', async () => {
    const now = atHour();
    const uid = traveler();
    for (const code of codes.slice(0, -1)) await noteCountry(uid, code, now - 1_000);
    expect(await raiseAlerts()).toEqual([]);
    await noteCountry(uid, codes.at(-1) ?? '', now);
    expect(await raiseAlerts()).toEqual(['countries']);
  });

  it('from the countries of a week is not', async () => {
    const now = atHour();
    const uid = traveler();
    for (const [index, code] of codes.entries()) await noteCountry(uid, code, now - index * 25 * hour);
    expect(await raiseAlerts()).toEqual([]);
  });
});

describe('a refusal', () => {
  const noted = async (operation: string) =>
    (await db().collection('stats/security/refusals').where('operation', '==', operation).get()).docs.map(
      (one) => one.data(),
    );

  it('is noted once for a person, callable and minute', async () => {
    atHour();
    const operation = unique('call');
    for (const uid of ['ada', 'ada', 'ben'])
      await noteRefusal(operation, { reason: 'not-allowed' }, { uid, network: null });
    expect(await noted(operation)).toHaveLength(2);
    vi.mocked(clock.now).mockReturnValue(clock.now() + 60_000);
    await noteRefusal(operation, { reason: 'not-allowed' }, { uid: 'ada', network: null });
    expect(await noted(operation)).toEqual(
      Array(3).fill({
        operation,
        reason: 'not-allowed',
        at: expect.anything(),
        expiresAt: expect.anything(),
      }),
    );
  });

  it('past a limit is noted once in an hour, however long somebody goes on', async () => {
    const start = atHour();
    const operation = unique('call');
    const ada = { uid: 'ada', network: null };
    for (let minutes = 0; minutes < 60; minutes += 10) {
      vi.mocked(clock.now).mockReturnValue(start + minutes * 60_000);
      await noteRefusal(operation, { reason: 'too-many-attempts' }, ada);
    }
    expect(await noted(operation)).toHaveLength(1);
    vi.mocked(clock.now).mockReturnValue(start + hour);
    await noteRefusal(operation, { reason: 'too-many-attempts' }, ada);
    expect(await noted(operation)).toHaveLength(2);
  });

  it('of ever new guests at ever new addresses of one network is noted once', async () => {
    atHour();
    const uid = await known();
    const before = (await noted('moderate')).length;
    for (let n = 1; n < 6; n++) {
      const asked = call(
        functions.moderate,
        suspension(uid, { days: 1 }),
        guest(),
        fromAddress(`2001:db8:5:1::${n}`),
      );
      expect(await reasonOf(asked)).toBe('not-allowed');
    }
    expect(await noted('moderate')).toHaveLength(before + 1);
    const other = call(
      functions.moderate,
      suspension(uid, { days: 1 }),
      guest(),
      fromAddress('2001:db8:5:2::1'),
    );
    expect(await reasonOf(other)).toBe('not-allowed');
    expect(await noted('moderate')).toHaveLength(before + 2);
  });

  it('that is about what was asked for is not', async () => {
    const operation = unique('call');
    await noteRefusal(operation, { reason: 'cart-empty' }, { uid: 'ada', network: null });
    expect(await noted(operation)).toEqual([]);
  });

  it('by a callable is noted, and stands', async () => {
    const before = (await noted('setRole')).length;
    expect(
      await reasonOf(setRole({ uid: (await withRole('customer')).uid, role: 'admin' }, customer())),
    ).toBe('not-allowed');
    expect(await noted('setRole')).toHaveLength(before + 1);
  });
});
