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

it('finds every moment but the end that the database sees to', () => {
  expect(momentsIn({ until: stamp(at), nested: { due: at + day }, expiresAt: stamp(at), n: 3 })).toEqual([
    at,
    at + day,
  ]);
});
