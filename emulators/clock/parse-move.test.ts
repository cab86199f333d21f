import { expect, it } from 'vitest';
import { describeMove, parseMove } from './parse-move.ts';

const day = 86_400_000;

it.each([
  ['+32d', 32 * day],
  ['32d', 32 * day],
  ['2w', 14 * day],
  ['+1w 2d', 9 * day],
  ['+12h', day / 2],
  ['90m', 90 * 60_000],
  [' +366d ', 366 * day],
])('%s is understood', (text, ms) => {
  expect(parseMove(text)).toBe(ms);
});

it.each(['', '+', '32', '-32d', 'd32', '+1y', '0d', '+367d', '1d later', '1.5d'])('%s is not', (text) => {
  expect(parseMove(text)).toBeNull();
});

it.each([
  [32 * day, '32 days'],
  [day + 3_600_000, '1 day 1 hour'],
  [2 * 60_000, '2 minutes'],
  [500, 'less than a minute'],
])('%d ms reads %s', (ms, text) => {
  expect(describeMove(ms)).toBe(text);
});
