import { periodFrom } from '@tempera/domain/plans/billing-period';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { momentsIn, rewindFields } from './rewind-value.ts';

const at = Date.UTC(2026, 10, 24, 12);
const day = 86_400_000;
const stamp = (ms: number) => Timestamp.fromMillis(ms);

it('makes timestamps and moments older, however deep they stand', () => {
  const data = {
    date: stamp(at),
    openRefund: { id: 'r1', since: at },
    times: [stamp(at), stamp(at - day)],
    totalCents: 1_090,
    name: 'Neo Gate',
  };
  expect(rewindFields(data, day)).toEqual({
    date: stamp(at - day),
    openRefund: { id: 'r1', since: at - day },
    times: [stamp(at - day), stamp(at - 2 * day)],
  });
});

it('keeps nanoseconds, by which documents are told apart', () => {
  const exact = new Timestamp(at / 1_000, 123_456_789);
  expect(rewindFields({ exact }, day)).toEqual({ exact: new Timestamp((at - day) / 1_000, 123_456_789) });
});

it('leaves alone what has no time, and the end of sessions', () => {
  expect(rewindFields({ sessionsEndedAt: stamp(at), count: 7, none: null, list: ['a'] }, day)).toEqual({});
});

it('takes the day on which a plan renews back with the end of its period, which stays a month long', () => {
  const plan = {
    anchorDay: 1,
    periodStart: stamp(Date.UTC(2026, 10, 1)),
    periodEnd: stamp(Date.UTC(2026, 11, 1)),
  };
  const older = { ...plan, ...rewindFields(plan, 10 * day) };
  expect(older).toEqual({
    anchorDay: 21,
    periodStart: stamp(Date.UTC(2026, 9, 22)),
    periodEnd: stamp(Date.UTC(2026, 10, 21)),
  });
  const { start, end } = periodFrom(older.periodEnd.toMillis(), older.anchorDay);
  expect((end - start) / day).toBe(30);
});

it('finds every moment but the end that the database sees to', () => {
  expect(momentsIn({ until: stamp(at), nested: { due: at + day }, expiresAt: stamp(at), n: 3 })).toEqual([
    at,
    at + day,
  ]);
});
