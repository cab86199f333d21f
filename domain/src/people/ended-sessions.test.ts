import { describe, expect, it } from 'vitest';
import { isOver } from './ended-sessions.ts';

describe('isOver', () => {
  it.each([
    ['nothing has ended', 100, {}, false],
    ['a second before the end of all', 99, { sessionsEndedAt: 100_900 }, true],
    ['in the second of it', 100, { sessionsEndedAt: 100_900 }, false],
    ['it was ended by itself', 101, { sessionsEndedAt: 100_900, endedSessions: [101] }, true],
    ['another was', 102, { endedSessions: [101] }, false],
    ['nobody ever said', 100, { sessionsEndedAt: null }, false],
  ])('%s', (_what, authTime, access, expected) => {
    expect(isOver(authTime, access)).toBe(expected);
  });
});
