import { expect, it } from 'vitest';
import { isOnline, onlineFor } from './presence.ts';

it('takes a person for online for two minutes after they were last seen', () => {
  const now = Date.UTC(2026, 0, 1);
  expect(isOnline(now, now)).toBe(true);
  expect(isOnline(now - onlineFor + 1, now)).toBe(true);
  expect(isOnline(now - onlineFor, now)).toBe(false);
  expect(isOnline(null, now)).toBe(false);
});

it('takes a clock that runs behind the server’s for nothing worse than now', () => {
  expect(isOnline(10_000, 5_000)).toBe(true);
});
