import type { Item } from './items.ts';

/** Numbers between these are moments in seconds (2017 to 2049); no amount of a local store is as large. */
const isMoment = (value: unknown): value is number =>
  typeof value === 'number' && value > 1_500_000_000 && value < 2_500_000_000;

function older(value: unknown, seconds: number): unknown {
  if (isMoment(value)) return value - seconds;
  if (Array.isArray(value)) return value.map((one) => older(one, seconds));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, older(one, seconds)]));
}

/** The same, so many seconds earlier: as the local store's clock moves (decision 57). */
export const rewindItem = <I extends Item>(item: I, seconds: number): I => older(item, seconds) as I;
