import { expect, it } from 'vitest';
import { dueAfter, dueText } from './ticket-due.ts';

const hour = 3_600_000;

it.each([
  ['starter', 72],
  ['pro', 24],
  ['enterprise', 4],
  ['a plan of another store', 72],
  [undefined, 72],
])('on the plan %s an answer is due after %s hours', (plan, hours) => {
  expect(dueAfter(1_000, plan)).toBe(1_000 + hours * hour);
});

it.each([
  ['before the message', 500, 1_000],
  ['with the message', 1_000, 1_000],
  ['after the message', 9_000, 9_000],
  ['at a time that nobody knows', null, 1_000],
])('on a plan that began %s it is due from the later of both', (_when, planSince, from) => {
  expect(dueAfter(1_000, 'enterprise', planSince)).toBe(from + 4 * hour);
});

it('keeps the promise that a plan says itself', () => {
  expect(dueAfter(1_000, 'pro', null, { responseHours: 2 })).toBe(1_000 + 2 * hour);
});

it.each([
  [3 * hour, 'in 3 h'],
  [3 * hour - 1, 'in 2 h'],
  [59_999, 'in 0 min'],
  [45 * 60_000, 'in 45 min'],
  [48 * hour, 'in 2 days'],
  [48 * hour - 1, 'in 47 h'],
  [0, 'overdue 0 min'],
  [-2.5 * hour, 'overdue 2 h'],
  [-72 * hour, 'overdue 3 days'],
])('%s ms before it is due: %s', (left, text) => {
  expect(dueText(10_000 * hour + left, 10_000 * hour)).toBe(text);
});
