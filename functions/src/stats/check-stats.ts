import type { Sums } from '@tempera/domain/reports/stats';
import { storedSums, sumsOfStore } from './sales.store.ts';

export interface Difference {
  figure: string;
  stored: number;
  /** What orders and ledger add up to. */
  added: number;
}

/** How many figures there are, and those that are not what orders and ledger add up to. */
export interface Comparison {
  figures: number;
  differences: Difference[];
}

export function compareSums(stored: Sums, added: Sums): Comparison {
  const figures = [...new Set([...stored.keys(), ...added.keys()])].sort();
  const both = figures.map((figure) => ({
    figure,
    stored: stored.get(figure) ?? 0,
    added: added.get(figure) ?? 0,
  }));
  return { figures: figures.length, differences: both.filter((one) => one.stored !== one.added) };
}

/** Adds up every figure from orders and ledger alone and compares it with the stored one. */
export async function checkStats(): Promise<Comparison> {
  return compareSums(await storedSums(), await sumsOfStore());
}
