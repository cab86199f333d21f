import { expect, it } from 'vitest';
import { matchSessions, toFilter } from './desk-filter.ts';

it.each([
  ['mine', 'mine'],
  ['other', 'all'],
  [null, 'all'],
])('an address that says %s asks for %s', (text, filter) => {
  expect(toFilter(text)).toBe(filter);
});

it.each([
  ['ADA', 1],
  ['b@example', 1],
  [' invoice ', 1],
  ['example', 2],
  ['', 2],
  ['nobody', 0],
])('"%s" is found %i times', (text, count) => {
  const sessions = [
    { userName: 'Ada Example', userEmail: 'a@example.com', lastMessage: 'Hello' },
    { userName: 'Ben Sample', userEmail: 'b@example.com', lastMessage: 'My invoice?' },
  ];
  expect(matchSessions(sessions, text)).toHaveLength(count);
});
