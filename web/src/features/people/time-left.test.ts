import { expect, it } from 'vitest';
import { timeLeft } from './time-left.ts';

const minute = 60_000;
const day = 1_440 * minute;

it.each([
  [-1, ''],
  [0, ''],
  [1, '1 second'],
  [59_001, '60 seconds'],
  [minute, '1 minute'],
  [61 * minute, '1 hour 1 minute'],
  [day, '1 day'],
  [30 * day + minute, '30 days 1 minute'],
  [2 * day + 3 * 60 * minute + 59_000, '2 days 3 hours'],
])('%i ms are "%s"', (left, text) => {
  expect(timeLeft(left)).toBe(text);
});
