import { expect, it } from 'vitest';
import { brokenBudgets } from './budgets.ts';

it('is content with figures on their limits and with none at all', () => {
  expect(brokenBudgets({ 'js.home.kB': 185, 'reads.home.small': 3, 'reads.home.large': 3 })).toEqual([]);
  expect(brokenBudgets({})).toEqual([]);
});

it('names a figure above its limit', () => {
  expect(brokenBudgets({ 'js.home.kB': 185.1 })).toEqual(['js.home.kB is 185.1, more than 185']);
  expect(brokenBudgets({ 'start.second.s': 31 })).toEqual(['start.second.s is 31, more than 30']);
});

it('wants equal reads however many products there are', () => {
  expect(brokenBudgets({ 'reads.list.small': 2, 'reads.list.large': 3 })).toEqual([
    'reads.list is 2 with few products and 3 with many',
  ]);
  expect(brokenBudgets({ 'reads.list.small': 3, 'reads.list.large': 2 })).toHaveLength(1);
});
