import { expect, it } from 'vitest';
import prices from './prices.json' with { type: 'json' };
import {
  add,
  billOf,
  firstShareOf,
  launchOf,
  mostOf,
  orderOf,
  type Prices,
  totalOf,
  type Used,
} from './reckon.ts';

const of = (used: Partial<Used>) => add([1, used]);
const bill = (used: Partial<Used>, free = false) => billOf(of(used), prices as Prices, free);
const server = (action: string, figures: Record<string, number>) =>
  Object.fromEntries(
    ['reads', 'writes', 'deletes', 'calls', 'ms'].map((what) => [
      `scale.${action}.${what}.8`,
      figures[what] ?? 0,
    ]),
  );

it('adds up what happens so many times', () => {
  expect(add([2, { reads: 3, writes: 1 }], [1, { reads: 1 }])).toEqual(of({ reads: 7, writes: 2 }));
});

it('bills each unit at its price', () => {
  expect(bill({ reads: 200_000, pageGB: 2 })).toEqual(of({ reads: 0.12, pageGB: 0.3 }));
  expect(totalOf(bill({ reads: 200_000, pageGB: 2 }))).toBeCloseTo(0.42);
});

it('takes off what is free, and no more than was used', () => {
  expect(bill({ reads: 1_600_000, writes: 10 }, true)).toEqual(of({ reads: 0.06 }));
});

it('names what most of a bill is for', () => {
  const { unit, share } = mostOf(bill({ reads: 100_000, pageGB: 1 }));
  expect([unit, share.toFixed(2)]).toEqual(['pageGB', '0.71']);
  expect(mostOf(bill({})).share).toBe(0);
});

it('has both templates of an order downloaded', () => {
  const counts = {
    ...server('order', { writes: 40, ms: 100 }),
    ...server('download', { reads: 5 }),
    'scale.download.kB.8': 1_000,
  };
  expect(orderOf(counts, 8)).toEqual(
    of({ reads: 10, writes: 40, cpuSeconds: 0.4, memorySeconds: 0.2, fileGB: 0.002 }),
  );
});

it('has every open tab ask all hour, and fetch each change', () => {
  const counts = {
    ...server('update', { writes: 2 }),
    'scale.tab.asks.kB.8': 1,
    'scale.tab.update.kB.8': 10,
    'scale.tab.update.reads.8': 1,
  };
  const { reads, writes, pageGB } = launchOf(counts, 8);
  expect([reads, writes, pageGB]).toEqual([50_000 * 12 + 18_000, 24, 9 + 6]);
});

it('tells what only a first visit fetches from what every one does', () => {
  const views = ['home', 'list', 'preview', 'search'].flatMap((view) => [
    [`scale.${view}.kB.8`, 500],
    [`scale.${view}.data.kB.8`, 100],
  ]);
  const counts = { ...Object.fromEntries(views), 'scale.keep.kB.8': 800, 'scale.keep.all.kB.8': 1_600 };
  expect(firstShareOf(counts, 8)).toBeCloseTo((110 + 110) / (220 + 110));
});

it('does without no figure', () => {
  expect(() => orderOf({}, 8)).toThrow('has no figure scale.');
});
