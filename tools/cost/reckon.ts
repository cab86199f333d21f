/** Pure: counts of the bench and prices make dollars. */
import type { Figures } from '../bench/budgets.ts';
import { assumptions as assumed } from './assumptions.ts';

/** What a bill is made of. */
const units = [
  'reads',
  'writes',
  'deletes',
  'calls',
  'cpuSeconds',
  'memorySeconds',
  'pageGB',
  'fileGB',
] as const;
export type Unit = (typeof units)[number];
export type Used = Record<Unit, number>;

export interface Prices {
  date: string;
  region: string;
  sources: string[];
  units: Record<Unit, { what: string; dollars: number; per: number; freeAMonth: number }>;
}

const nothing = Object.fromEntries(units.map((unit) => [unit, 0])) as Used;

/** So many times each of these, all together. */
export function add(...parts: readonly (readonly [times: number, used: Partial<Used>])[]): Used {
  const sum = { ...nothing };
  for (const [times, used] of parts) for (const unit of units) sum[unit] += times * (used[unit] ?? 0);
  return sum;
}

/** A figure of the bench. @throws Error when it was not measured: a missing one would be cheap */
function figureOf(counts: Figures, action: string, what: string, size: number): number {
  const key = `scale.${action}.${what}.${size}`;
  const figure = counts[key];
  if (figure === undefined) throw new Error(`the bench has no figure ${key}`);
  return figure;
}

/** What functions and database do for an action. */
function serverOf(counts: Figures, action: string, size: number): Used {
  const of = (what: string) => figureOf(counts, action, what, size);
  const seconds = of('ms') / 1_000 / assumed.busyShare;
  const calls = action === 'clock' ? assumed.beatsOfDay : of('calls');
  const time = { cpuSeconds: seconds, memorySeconds: seconds * assumed.memoryGiB };
  return add([1, { reads: of('reads'), writes: of('writes'), deletes: of('deletes'), calls, ...time }]);
}

const gb = (kB: number) => kB / 1_000_000;

type View = keyof typeof assumed.views;

/** What a view's browser fetches for when there is no connection, in kB; the average of those that were there before and those that were not. */
function keptOf(counts: Figures, size: number): number {
  const [seen, all] = ['kB', 'all.kB'].map((what) => figureOf(counts, 'keep', what, size)) as [
    number,
    number,
  ];
  return assumed.firstViews * assumed.stay * ((1 - assumed.members) * seen + assumed.members * all);
}

/** Of what views are sent, the share that is code, fonts and pictures, which only a browser fetches that was never there. */
export function firstShareOf(counts: Figures, size: number): number {
  let [first, all] = [0, 0];
  for (const [view, share] of Object.entries(assumed.views)) {
    const [kB, dataKB] = ['kB', 'data.kB'].map((what) => figureOf(counts, view, what, size)) as [
      number,
      number,
    ];
    first += share * assumed.firstViews * (kB - dataKB);
    all += share * (dataKB + assumed.firstViews * (kB - dataKB));
  }
  const kept = keptOf(counts, size);
  return (first + kept) / (all + kept);
}

/** One view of the average page, most of them from a CDN and by somebody who has the store's code already. */
export function viewOf(counts: Figures, size: number): Used {
  const of = (view: string, what: string) => figureOf(counts, view, what, size);
  const parts = (Object.keys(assumed.views) as View[]).flatMap((view) => {
    const share = assumed.views[view];
    const kB = assumed.firstViews * of(view, 'kB') + (1 - assumed.firstViews) * of(view, 'data.kB');
    const warm = { reads: of(view, 'reads'), pageGB: gb(kB) };
    const cold = serverOf(counts, `${view}.cold`, size);
    return [
      [share, warm],
      // The cold visit's documents contain those that the page itself reads.
      [share * assumed.missed, { ...cold, reads: cold.reads - warm.reads }],
    ] as const;
  });
  return add(
    ...parts,
    [1, { pageGB: gb(keptOf(counts, size)) }],
    [assumed.asksOfView, { pageGB: gb(of('tab.asks', 'kB')) }],
  );
}

/** An order with two templates, both of which are downloaded. */
export function orderOf(counts: Figures, size: number): Used {
  const download = serverOf(counts, 'download', size);
  const fileGB = gb(figureOf(counts, 'download', 'kB', size));
  return add([1, serverOf(counts, 'order', size)], [2, { ...download, fileGB }]);
}

/** Tabs that stay open for an hour in which some products change. */
export function launchOf(counts: Figures, size: number): Used {
  const { tabs, asksOfTab, changes, liveMisses } = assumed.launch;
  const of = (action: string, what: string) => figureOf(counts, action, what, size);
  return add(
    [tabs * asksOfTab, { pageGB: gb(of('tab.asks', 'kB')) }],
    [liveMisses, { calls: 1, reads: 1 }],
    [tabs * changes, { reads: of('tab.update', 'reads'), pageGB: gb(of('tab.update', 'kB')) }],
    [changes, serverOf(counts, 'update', size)],
  );
}

/** A month of a store with few visitors, its schedules included. */
export function monthOf(counts: Figures, size: number): Used {
  const { days, views, orders, changes } = assumed.month;
  return add(
    [days, serverOf(counts, 'clock', size)],
    [views, viewOf(counts, size)],
    [orders, orderOf(counts, size)],
    [changes, serverOf(counts, 'update', size)],
  );
}

/** Dollars by unit. @param free whether what each month brings for nothing is taken off */
export function billOf(used: Used, prices: Prices, free = false): Used {
  return Object.fromEntries(
    units.map((unit) => {
      const { dollars, per, freeAMonth } = prices.units[unit];
      return [unit, (Math.max(0, used[unit] - (free ? freeAMonth : 0)) / per) * dollars];
    }),
  ) as Used;
}

export const totalOf = (bill: Used): number => units.reduce((sum, unit) => sum + bill[unit], 0);

/** What most of a bill is for. */
export function mostOf(bill: Used): { unit: Unit; share: number } {
  const unit = units.reduce((most, one) => (bill[one] > bill[most] ? one : most));
  return { unit, share: totalOf(bill) === 0 ? 0 : bill[unit] / totalOf(bill) };
}
