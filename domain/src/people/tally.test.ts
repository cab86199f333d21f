import { expect, it } from 'vitest';
import { isFirst, isFree, limitText, mostOf, type Tally, type TallyKind, tallyLimits } from './tally.ts';

const hour = 3_600_000;
const since = (ago: number, now = 100 * hour): Tally => ({ count: 3, since: now - ago, at: now, last: '' });

it.each<[TallyKind, Tally | null, boolean]>([
  ['rooms', null, true],
  ['rooms', since(24 * hour), true],
  ['rooms', since(24 * hour - 1), false],
  ['messages', since(hour), true],
  ['messages', since(hour - 1), false],
  ['wishlist', null, true],
  ['wishlist', since(90 * hour), false],
])('the next of %s after %j is the first of a tally: %s', (kind, tally, expected) => {
  expect(isFirst(kind, tally, 100 * hour)).toBe(expected);
});

it('lets those who answer write as much as that takes, and nobody else', () => {
  for (const role of ['staff', 'admin', 'owner'] as const) {
    expect(isFree('messages', { uid: 'a', role })).toBe(true);
    expect(isFree('rooms', { uid: 'a', role })).toBe(true);
    expect(isFree('tickets', { uid: 'a', role })).toBe(false);
  }
  expect(isFree('messages', { uid: 'a', role: 'customer' })).toBe(false);
  expect(isFree('messages', { uid: 'a' })).toBe(false);
});

it('gives a guest fewer chats, and as many of all else', () => {
  const guest = { uid: 'a', anonymous: true };
  expect(mostOf('chats', guest)).toBe(5);
  expect(mostOf('chats', { uid: 'a' })).toBe(10);
  expect(mostOf('messages', guest)).toBe(300);
});

it('says of each what was too much', () => {
  for (const kind of Object.keys(tallyLimits) as TallyKind[]) {
    expect(limitText(kind, { uid: 'a' })).toContain(String(tallyLimits[kind].most));
  }
  expect(limitText('chats', { uid: 'a', anonymous: true })).toContain('5 chats');
});
