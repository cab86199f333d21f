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

it('names a score below its floor', () => {
  expect(brokenBudgets({ 'lighthouse.list.seo': 100, 'lighthouse.list.performance': 95 })).toEqual([]);
  expect(brokenBudgets({ 'lighthouse.list.seo': 99, 'lighthouse.list.shift': 0.001 })).toEqual([
    'lighthouse.list.shift is 0.001, more than 0',
    'lighthouse.list.seo is 99, less than 100',
  ]);
});

it('holds a rush to its limits and to what it must reach', () => {
  const rush = { 'rush.coupon.sold': 50, 'rush.invoice.perSecond': 200, 'rush.announce.killed.told': 10_000 };
  expect(brokenBudgets(rush)).toEqual([]);
  expect(brokenBudgets({ 'rush.coupon.sold': 51 })).toEqual(['rush.coupon.sold is 51, more than 50']);
  expect(brokenBudgets({ 'rush.coupon.sold': 49 })).toEqual(['rush.coupon.sold is 49, less than 50']);
  expect(brokenBudgets({ 'rush.invoice.perSecond': 199 })).toHaveLength(1);
});

it('wants reads that do not grow with the store', () => {
  expect(brokenBudgets({ 'reads.list.small': 2, 'reads.list.large': 3 })).toEqual([
    'reads.list is 2 in a small store and 3 in a large one',
  ]);
  expect(brokenBudgets({ 'reads.list.small': 3, 'reads.list.large': 2 })).toEqual([]);
  expect(brokenBudgets({ 'reads.orders.next.small': 26, 'reads.orders.next.large': 27 })).toHaveLength(1);
  expect(
    brokenBudgets({ 'reads.user-management.small': 30, 'reads.user-management.large': 34 }),
  ).toHaveLength(1);
});

it('lets an action cost more with the number of products by no more than a logarithm', () => {
  expect(brokenBudgets({ 'scale.home.reads.growth': 1.35, 'scale.home.reads.100000': 90 })).toEqual([]);
  expect(brokenBudgets({ 'scale.home.reads.growth': 1.36 })).toEqual([
    'scale.home.reads.growth is 1.36, more than 1.35',
  ]);
});

it('lets a table that counts read more in a large store, up to its limit', () => {
  expect(brokenBudgets({ 'reads.orders.small': 34, 'reads.orders.large': 60 })).toEqual([]);
  expect(brokenBudgets({ 'reads.orders.small': 34, 'reads.orders.large': 61 })).toHaveLength(1);
});
