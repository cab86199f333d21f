import type { Sums } from '@tempera/domain/reports/stats';
import { storedSums, sumsOfOrders } from './sales.store.ts';

export interface Difference {
  figure: string;
  stored: number;
  orders: number;
}

/** How many figures there are, and those that are not what the orders add up to. */
export interface Comparison {
  figures: number;
  differences: Difference[];
}

export function compareSums(stored: Sums, orders: Sums): Comparison {
  const figures = [...new Set([...stored.keys(), ...orders.keys()])].sort();
  const both = figures.map((figure) => ({
    figure,
    stored: stored.get(figure) ?? 0,
    orders: orders.get(figure) ?? 0,
  }));
  return { figures: figures.length, differences: both.filter((one) => one.stored !== one.orders) };
}

/** Adds up every figure from the orders alone and compares it with the stored one. */
export async function checkStats(): Promise<Comparison> {
  return compareSums(await storedSums(), await sumsOfOrders());
}
