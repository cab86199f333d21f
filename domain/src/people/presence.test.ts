import { expect, it } from 'vitest';
import { heartbeatEvery, isOnline } from './presence.ts';

const minute = 60_000;
const now = Date.UTC(2026, 0, 1);

it.each([
  ['owner', 1, 2],
  ['admin', 1, 2],
  ['staff', 1, 2],
  ['customer', 5, 6],
] as const)('an %s says every %i min that they are there, which counts for %i min', (role, every, counts) => {
  const seen = (lastSeen: number | null) => isOnline({ role, lastSeen }, now);
  expect(heartbeatEvery(role)).toBe(every * minute);
  expect(seen(now)).toBe(true);
  expect(seen(now - counts * minute + 1)).toBe(true);
  expect(seen(now - counts * minute)).toBe(false);
  expect(seen(null)).toBe(false);
});

it('takes a clock that runs behind the server’s for nothing worse than now', () => {
  expect(isOnline({ role: 'staff', lastSeen: 10_000 }, 5_000)).toBe(true);
});
