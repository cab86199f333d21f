import { expect, it } from 'vitest';
import { brokenBudgets } from './budgets.ts';

it('is content with figures on their limits and with none at all', () => {
  expect(brokenBudgets({ 'js.home.kB': 185, 'reads.home.small': 4, 'reads.home.large': 4 })).toEqual([]);
  expect(brokenBudgets({})).toEqual([]);
});

it('names a figure above its limit', () => {
  expect(brokenBudgets({ 'js.home.kB': 185.1 })).toEqual(['js.home.kB is 185.1, more than 185']);
  expect(brokenBudgets({ 'start.second.s': 31 })).toEqual(['start.second.s is 31, more than 30']);
});

it('wants equal reads however many products there are', () => {
  expect(brokenBudgets({ 'reads.list.small': 4, 'reads.list.large': 5 })).toEqual([
    'reads.list is 4 with few products and 5 with many',
  ]);
  expect(brokenBudgets({ 'reads.list.small': 4, 'reads.list.large': 3 })).toHaveLength(1);
});
