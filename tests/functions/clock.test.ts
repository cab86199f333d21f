import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, expect, it } from 'vitest';
import { movedSoFar, noteMoved, rewindStore } from '../../emulators/clock/rewind-store.ts';
import { sweepRestrictions } from '../../functions/src/moderation/lift-restriction.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { readDocument, unique } from './support/store.ts';
import { wipe } from './support/wipe.ts';

beforeAll(wipe);
const day = 86_400_000;
const at = (days: number) => Timestamp.fromMillis(Date.now() + days * day);
const restricted = (uid: string, days: number) =>
  db()
    .doc(`access/${uid}`)
    .set({ role: 'customer', status: 'suspended', reason: 'spam', until: at(days), permanent: false });
const statusOf = async (uid: string) => (await readDocument(`access/${uid}`))?.status;

it('brings the end of what lasts two days, and not of what lasts four', async () => {
  const [short, long] = [unique('u'), unique('u')];
  await Promise.all([restricted(short, 2), restricted(long, 4)]);
  await rewindStore(3 * day, 0, Date.now());
  await sweepRestrictions();
  expect([await statusOf(short), await statusOf(long)]).toEqual(['active', 'suspended']);
});

it('makes older what stands below other documents, and leaves the end of sessions and the figures alone', async () => {
  const uid = unique('u');
  const ended = at(0);
  await db().doc(`access/${uid}`).set({ role: 'customer', status: 'active', sessionsEndedAt: ended });
  await db().doc(`access/${uid}/log/one`).set({ at: ended, 'a.dotted name': ended });
  await db().doc(`stats/sales/counted/${uid}`).set({ seen: ended });
  await rewindStore(10 * day, 0, Date.now());
  const log = await readDocument(`access/${uid}/log/one`);
  expect(ended.toMillis() - log?.at.toMillis()).toBe(10 * day);
  expect(ended.toMillis() - log?.['a.dotted name'].toMillis()).toBe(10 * day);
  expect((await readDocument(`access/${uid}`))?.sessionsEndedAt.isEqual(ended)).toBe(true);
  expect((await readDocument(`stats/sales/counted/${uid}`))?.seen.isEqual(ended)).toBe(true);
});

it('gives a new month its own allowance', async () => {
  const uid = unique('u');
  await db()
    .doc(`users/${uid}/allowances/2026-11`)
    .set({ slugs: ['neogate'] });
  await db().doc(`users/${uid}/allowances/2026-10`).set({ slugs: [] });
  await db()
    .doc(`users/${uid}/claims/neogate`)
    .set({ month: '2026-11', at: at(0) });
  await rewindStore(day, 1, Date.now());
  expect(await readDocument(`users/${uid}/allowances/2026-11`)).toBeUndefined();
  expect(await readDocument(`users/${uid}/allowances/2026-10`)).toEqual({ slugs: ['neogate'] });
  expect(await readDocument(`users/${uid}/allowances/2026-09`)).toEqual({ slugs: [] });
  expect((await readDocument(`users/${uid}/claims/neogate`))?.month).toBe('2026-10');
});

it('takes away what the database of a real store removes by then', async () => {
  const [over, kept] = [unique('k'), unique('k')];
  await db()
    .doc(`idempotency/${over}`)
    .set({ expiresAt: at(5) });
  await db()
    .doc(`idempotency/${kept}`)
    .set({ expiresAt: at(7) });
  await rewindStore(6 * day, 0, Date.now());
  expect(await readDocument(`idempotency/${over}`)).toBeUndefined();
  expect(await readDocument(`idempotency/${kept}`)).toBeDefined();
});

it('remembers how far it has gone, whatever is rewound', async () => {
  await noteMoved(32 * day);
  await rewindStore(day, 0, Date.now());
  expect(await movedSoFar()).toBe(32 * day);
});
