import { shardOf } from '../catalogue/shards.ts';
import { lineShares } from '../money/line-shares.ts';
import type { Line } from '../money/pricing.ts';
import { earnedCents, type Order } from '../orders/order.ts';
import type { PlanChange } from '../plans/plan-change.ts';
import { type BookFigure, bookFigures, type CountedEntry, figuresOfEntry } from './books.ts';

/**
 * The figures of a day that only orders know. They count on the day of the order. `orders` are completed ones, `freeOrders` those of them that cost nothing, `units` and
 * `discountCents` what these hold; `refunds` are orders of which anything was given back; `newBuyers` are people whose
 * first completed order is of that day. `earnedCents` is what its products were sold for, tax included and refunds taken away.
 */
const orderFigures = [
  'earnedCents',
  'orders',
  'freeOrders',
  'units',
  'discountCents',
  'refunds',
  'refundedCents',
  'newBuyers',
] as const;

/** Who began and who stopped to pay for a plan, and what that changed of what all pay in a month, without tax (cents). */
const planFigures = ['newSubscribers', 'lostSubscribers', 'mrrCents'] as const;

/**
 * All figures of a day: those of the orders, and those of the ledger and of plans' changes, which count on the day on which they were
 * written.
 */
export const dayFigures = [...orderFigures, ...bookFigures, ...planFigures] as const;
export type DayFigure = (typeof orderFigures)[number] | BookFigure | (typeof planFigures)[number];

/** How often a product was sold, and its share in cents of what its orders have earned. */
export interface ProductFigures {
  units: number;
  cents: number;
}

/** What one order, one person's first order, or one entry of the ledger adds to the figures of a day (`YYYY-MM-DD`, UTC). */
export interface Contribution {
  day: string;
  figures: Partial<Record<DayFigure, number>>;
  products: Record<string, ProductFigures>;
}

export type CountedOrder = Pick<
  Order,
  'status' | 'lines' | 'totalCents' | 'refundedCents' | 'withdrawn' | 'discountCents' | 'date'
>;

export type CountedChange = Pick<PlanChange, 'subscribers' | 'mrrCents' | 'at'>;

/** The UTC day of a time in milliseconds. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);
export const monthOf = (day: string): string => day.slice(0, 7);

/** What an order adds; null while nothing was sold. A line that was withdrawn with a refund was not sold. */
export function contributionOf(order: CountedOrder): Contribution | null {
  const { status, lines, totalCents, refundedCents = 0, withdrawn = [], discountCents, date } = order;
  if (status !== 'completed' && status !== 'refunded') return null;
  const kept = status === 'completed' ? 1 : 0;
  const shares = lineShares(order);
  const unitsOf = ({ slug, quantity }: Line) => (withdrawn.includes(slug) ? 0 : kept * quantity);
  const products = new Map<string, ProductFigures>();
  for (const [index, line] of lines.entries()) {
    const { units, cents } = products.get(line.slug) ?? { units: 0, cents: 0 };
    products.set(line.slug, { units: units + unitsOf(line), cents: cents + (shares[index] ?? 0) });
  }
  return {
    day: dayOf(date),
    figures: {
      earnedCents: earnedCents(order),
      orders: kept,
      freeOrders: totalCents === 0 ? kept : 0,
      units: lines.reduce((sum, line) => sum + unitsOf(line), 0),
      discountCents: kept * discountCents,
      refunds: refundedCents > 0 ? 1 : 0,
      refundedCents,
    },
    products: Object.fromEntries(products),
  };
}

/** What an entry of the ledger adds, on its own day; null for what is no sale. */
export function contributionOfEntry(entry: CountedEntry): Contribution | null {
  const figures = figuresOfEntry(entry);
  return figures && { day: dayOf(entry.at), figures, products: {} };
}

/** What a change of somebody's plan adds, on its day; null where nobody pays more or less by it. */
export function contributionOfChange({ subscribers, mrrCents, at }: CountedChange): Contribution | null {
  if (subscribers === 0 && mrrCents === 0) return null;
  const figures = {
    ...(subscribers > 0 && { newSubscribers: 1 }),
    ...(subscribers < 0 && { lostSubscribers: 1 }),
    ...(mrrCents !== 0 && { mrrCents }),
  };
  return { day: dayOf(at), figures, products: {} };
}

/** What a person adds whose first completed order is of this time (milliseconds). */
export const firstOrderOf = (date: number): Contribution => ({
  day: dayOf(date),
  figures: { newBuyers: 1 },
  products: {},
});

/** Products that one document of `productDays` and `productMonths` holds: some 60 bytes each, of a megabyte. */
const productsInPart = 5_000;

/** More parts than this no page would read. */
export const mostParts = 20;

/** Into how many parts the products of a day or a month are laid, in a store of so many. What was laid into others before still counts. */
export const partsFor = (products: number): number =>
  Math.min(mostParts, Math.max(1, Math.ceil(products / productsInPart)));

/** The first part's document has the name of its day or month, `2026-11-21`, another one's a number as well: `2026-11-21.7`. */
const nthPart = (period: string, part: number): string => (part === 0 ? period : `${period}.${part}`);

/** The document of a product, by its slug. */
export const partOf = (period: string, slug: string, parts: number): string =>
  nthPart(period, shardOf(slug, parts));

/** The documents of a day or a month. */
export const partsOf = (period: string, parts: number): string[] =>
  Array.from({ length: parts }, (_, part) => nthPart(period, part));

/** The day or the month of a part. */
export const periodOf = (id: string): string => id.split('.', 1)[0] ?? '';

/** Comes behind each part of a day or a month, and before the next one. */
export const behindParts = (period: string): string => `${period}.~`;

/**
 * Sums by where they stand below `stats/sales`: `months/2026-11/days/2026-11-21/orders`,
 * `productDays/2026-11-21/products/neogate/cents`, `productMonths/2026-11/products/neogate/units`. The first two parts name
 * the document, the others the field.
 */
export type Sums = Map<string, number>;

/** Adds to a sum; what comes to nothing is none. */
export function addSum(sums: Sums, key: string, by: number): void {
  const sum = (sums.get(key) ?? 0) + by;
  if (sum === 0) sums.delete(key);
  else sums.set(key, sum);
}

/** Adds a contribution, or takes it away again (`times` -1). Products go into one document, or as many as `parts` says. */
export function addContribution(
  sums: Sums,
  { day, figures, products }: Contribution,
  times: 1 | -1,
  parts = 1,
): void {
  const month = monthOf(day);
  const add = (key: string, by: number) => addSum(sums, key, times * by);
  for (const name of dayFigures) add(`months/${month}/days/${day}/${name}`, figures[name] ?? 0);
  for (const [slug, { units, cents }] of Object.entries(products)) {
    for (const place of [
      `productDays/${partOf(day, slug, parts)}`,
      `productMonths/${partOf(month, slug, parts)}`,
    ]) {
      add(`${place}/products/${slug}/units`, units);
      add(`${place}/products/${slug}/cents`, cents);
    }
  }
}

export interface Tree<T> {
  [name: string]: T | Tree<T>;
}

/** Sums as documents: what each holds, by its path below `stats/sales`. */
export function toDocuments<T>(sums: ReadonlyMap<string, T>): Map<string, Tree<T>> {
  const documents = new Map<string, Tree<T>>();
  for (const [key, value] of sums) {
    const [collection, id, ...names] = key.split('/');
    const path = `${collection}/${id}`;
    let tree = documents.get(path) ?? {};
    documents.set(path, tree);
    for (const name of names.slice(0, -1)) {
      // A slug may be the name of something that every object has.
      if (!Object.hasOwn(tree, name)) tree[name] = {};
      tree = tree[name] as Tree<T>;
    }
    tree[names.at(-1) as string] = value;
  }
  return documents;
}

/** A document's sums again; zeros, which increments leave behind, say nothing. */
export function toSums(path: string, document: Tree<unknown>): Sums {
  const sums: Sums = new Map();
  for (const [name, value] of Object.entries(document)) {
    const key = `${path}/${name}`;
    if (typeof value === 'number' && value !== 0) sums.set(key, value);
    else if (typeof value === 'object' && value !== null)
      for (const [inner, sum] of toSums(key, value as Tree<unknown>)) sums.set(inner, sum);
  }
  return sums;
}
