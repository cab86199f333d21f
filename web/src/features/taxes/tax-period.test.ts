import { expect, it } from 'vitest';
import { periodOf, quarterName, quartersUntil } from './tax-period.ts';

const now = Date.parse('2026-11-24T10:00Z');
const read = (search: string) => periodOf(new URLSearchParams(search), now);

it('offers this quarter and those of three years', () => {
  const quarters = quartersUntil(now);
  expect(quarters.slice(0, 5)).toEqual(['2026-Q4', '2026-Q3', '2026-Q2', '2026-Q1', '2025-Q4']);
  expect(quarters.at(-1)).toBe('2023-Q4');
  expect(quarterName('2026-Q4')).toBe('Q4 2026');
});

it.each([
  ['', '2026-10-01', '2027-01-01', '2026-Q4'],
  ['quarter=2026-Q2', '2026-04-01', '2026-07-01', '2026-Q2'],
  ['quarter=nonsense', '2026-10-01', '2027-01-01', '2026-Q4'],
  ['from=2026-01-15&to=2026-01-15', '2026-01-15', '2026-01-16', null],
])('%s is the period', (search, start, end, quarter) => {
  expect(read(search)).toEqual({ start: Date.parse(start), end: Date.parse(end), quarter });
});

it.each(['from=2026-02-01&to=2026-01-01', 'from=2026-02-01', 'from=x&to=y', 'from=&to='])(
  '%s is none',
  (search) => {
    expect(read(search)).toBeNull();
  },
);
