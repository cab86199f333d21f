/**
 * The value below which `share` of the samples lie, by linear interpolation between the two nearest.
 * @param share from 0 to 1: 0.5 is the median
 * @throws RangeError without samples
 */
export function percentile(samples: readonly number[], share: number): number {
  if (samples.length === 0) throw new RangeError('a percentile needs at least one sample');
  const sorted = [...samples].sort((a, b) => a - b);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position - Math.floor(position));
}

/** Rounds to so many decimals, for figures that people compare. */
export function round(value: number, decimals: number): number {
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
