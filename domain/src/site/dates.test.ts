import { expect, it } from 'vitest';
import {
  formatDate,
  formatExactTime,
  formatLongDate,
  formatLongTime,
  formatLongUtcDate,
  formatTime,
  formatUtcDate,
} from './dates.ts';

const at = (text: string) => new Date(text).getTime();

it.each([
  [formatDate, 'Nov 21, 2026'],
  [formatLongDate, 'November 21, 2026'],
  [formatTime, 'Nov 21, 2026, 2:05 PM'],
  [formatLongTime, 'November 21, 2026 at 2:05 PM'],
  [formatExactTime, 'Nov 21, 2026, 2:05:09 PM'],
])('%o writes %s', (format, text) => {
  // Some versions of ICU put a narrow space before PM.
  expect(format(at('2026-11-21T14:05:09')).replaceAll('\u202f', ' ')).toBe(text);
});

it('writes the same day for everybody where a format goes by UTC', () => {
  expect(formatUtcDate(Date.UTC(2026, 10, 21, 23, 59))).toBe('Nov 21, 2026');
  expect(formatLongUtcDate(Date.UTC(2026, 10, 21))).toBe('November 21, 2026');
});
