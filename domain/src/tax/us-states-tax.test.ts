import { expect, it } from 'vitest';
import { areStates, stateRateOn } from './us-states-tax.ts';

const day = Date.parse('2026-11-24');

it.each([
  ['with a percentage that was typed', 'NY 8.875\nTX', 'NY', 8.875],
  ['without one', 'NY 8.875\nTX', 'TX', 6.25],
  ['that is not on the list', 'NY 8.875\nTX', 'CA', 0],
  ['that nobody named', 'NY', null, 0],
])('a state %s', (_which, states, state, rate) => {
  expect(stateRateOn(states, state, day)).toBe(rate);
});

it('a rate of the table holds from its day', () => {
  expect(stateRateOn('LA', 'LA', Date.parse('2024-12-31T23:59:59.999Z'))).toBe(4.45);
  expect(stateRateOn('LA', 'LA', Date.parse('2025-01-01T00:00:00.000Z'))).toBe(5);
});

it.each([
  ['nothing', '', true],
  ['states with and without a percentage', 'NY 8.875\nTX\n', true],
  ['a state without sales tax and without a percentage', 'OR', false],
  ['a state without a known rate, with a percentage', 'DC 6', true],
  ['no state', 'XX 5', false],
  ['a state twice', 'NY\nNY 4', false],
])('takes as a list %s: %s', (_what, states, taken) => {
  expect(areStates(states, day)).toBe(taken);
});
