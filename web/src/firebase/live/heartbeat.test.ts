import { idleAfter } from '@tempera/domain/people/presence';
import { expect, it } from 'vitest';
import { beats } from './heartbeat.ts';

const now = Date.UTC(2026, 0, 1);
const every = 60_000;
const pulse = { hidden: false, connected: true, now, active: now, last: now - every, every };

it.each([
  ['in use, a minute after the last', {}, true],
  ['less than a minute after the last', { last: now - every + 1 }, false],
  ['whose beat is slower', { every: every + 1 }, false],
  ['after a clock was put right', { last: now + 1 }, true],
  ['in the background', { hidden: true }, false],
  ['without a connection', { connected: false }, false],
  ['left alone for five minutes', { active: now - idleAfter }, true],
  ['left alone for longer', { active: now - idleAfter - 1 }, false],
  ['where nobody notes what is done', { active: null }, true],
])('a tab %s', (_what, change, says) => {
  expect(beats({ ...pulse, ...change })).toBe(says);
});
