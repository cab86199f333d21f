/** A rate in percent, from a day on (UTC). */
export type From = readonly [day: string, percent: number];

/** Rates by the code of their place, each place's in the order of their days. */
export type DatedRates = Readonly<Record<string, readonly From[]>>;

/**
 * The rate of a place at a time, in percent; null where it is not known.
 * @param at milliseconds
 */
export function rateOn(table: DatedRates, place: string, at: number): number | null {
  const known = table[place]?.filter(([day]) => Date.parse(day) <= at) ?? [];
  return known.at(-1)?.[1] ?? null;
}
