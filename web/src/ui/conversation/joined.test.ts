import { expect, it } from 'vitest';
import { isJoined } from './joined.ts';

const noon = new Date(2026, 10, 22, 12).getTime();
const said = (minutes: number, by: string | null = 'ada') => ({ at: noon + minutes * 60_000, by });

it.each([
  ['the same person, a minute later', said(1), said(0), true],
  ['the same person, five minutes later', said(5), said(0), false],
  ['somebody else', said(1, 'ben'), said(0), false],
  ['the first of all', said(0), undefined, false],
  ['no message of a person', said(1, null), said(0, null), false],
] as const)('%s', (_what, entry, before, expected) => {
  expect(isJoined(entry, before)).toBe(expected);
});

it('not over midnight', () => {
  const midnight = new Date(2026, 10, 23).getTime();
  expect(isJoined({ at: midnight, by: 'ada' }, { at: midnight - 1, by: 'ada' })).toBe(false);
});
