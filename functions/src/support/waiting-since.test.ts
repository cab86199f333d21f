import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { settledLast, waitingSince } from './waiting-since.ts';

const at = (seconds: number, nanos = 0) => new Timestamp(1_800_000_000 + seconds, nanos);

describe('settledLast', () => {
  it.each([
    ['nobody has answered', {}, null],
    ['staff answered twice', { staffTimes: { 0: at(20), 1: at(10) } }, at(20)],
    ['staff added a file after an answer', { staffTimes: { 0: at(20) }, staffAttachedAt: at(30) }, at(30)],
    ['it was closed', { staffTimes: { 0: at(20) }, settledAt: at(40) }, at(40)],
    [
      'times differ in microseconds',
      { staffTimes: { 0: at(20, 2_000) }, settledAt: at(20, 1_000) },
      at(20, 2_000),
    ],
    ['a document is broken', { staffTimes: null, settledAt: 'yesterday' }, null],
  ])('%s', (_what, ticket, expected) => {
    expect(settledLast(ticket)).toEqual(expected);
  });
});

describe('waitingSince', () => {
  const open = { status: 'open', staffTimes: { 0: at(20) } };
  it.each([
    ['the first of what came after the answer', open, [at(50), at(40)], at(40)],
    ['nothing came after the answer', open, [undefined, undefined], null],
    ['it waits for its customer', { ...open, status: 'pending' }, [at(40)], null],
    ['it is closed', { ...open, status: 'closed' }, [at(40)], null],
    ['it was opened again', { ...open, settledAt: at(60), reopenedAt: at(70) }, [], at(70)],
    [
      'it was opened again, then written into',
      { ...open, settledAt: at(60), reopenedAt: at(70) },
      [at(80)],
      at(70),
    ],
    ['it was opened again and answered', { ...open, settledAt: at(5), reopenedAt: at(10) }, [], null],
    ['it was never settled, whatever opened it', { status: 'open', reopenedAt: at(10) }, [at(1)], at(1)],
  ])('%s', (_what, ticket, added, expected) => {
    expect(waitingSince(ticket, added)).toEqual(expected);
  });
});
