import { expect, it } from 'vitest';
import { dayLabel, isNewDay } from './calendar.ts';

const at = (text: string) => new Date(text).getTime();
const now = at('2026-03-09T08:00');

it.each([
  ['2026-03-09T00:00', 'Today'],
  ['2026-03-08T23:59', 'Yesterday'],
  ['2026-03-08T00:00', 'Yesterday'],
  ['2026-03-07T23:59', 'Mar 7'],
  ['2025-12-31T12:00', 'Dec 31, 2025'],
])('calls %s %s', (moment, label) => {
  expect(dayLabel(at(moment), now)).toBe(label);
});

it('counts days, not hours, over the change of summer time', () => {
  expect(dayLabel(at('2026-03-28T12:00'), at('2026-03-29T23:30'))).toBe('Yesterday');
  expect(dayLabel(at('2026-10-24T23:30'), at('2026-10-25T00:10'))).toBe('Yesterday');
});

it('sees where a day begins', () => {
  expect(isNewDay(now, undefined)).toBe(true);
  expect(isNewDay(now, now - 60_000)).toBe(false);
  expect(isNewDay(at('2026-03-09T00:00'), at('2026-03-08T23:59'))).toBe(true);
});
