import { percentile } from '../bench/statistics.ts';
import type { Sample } from './samples.ts';

/** More than this is growth: times what there was, and so much at least, as small figures jump. */
const most = {
  heapMB: { times: 1.2, more: 8 },
  timers: { times: 1.5, more: 10 },
  sockets: { times: 1.5, more: 10 },
} as const satisfies Record<keyof Sample, { times: number; more: number }>;

const units = Object.keys(most) as (keyof Sample)[];

const medianOf = (samples: readonly Sample[], unit: keyof Sample) =>
  percentile(
    samples.map((one) => one[unit]),
    0.5,
  );

/** A process's figures after it has warmed up, in the second sixth of its time, and in the last. */
export function endsOf(samples: readonly Sample[]): { early: Sample; late: Sample } {
  const sixth = Math.max(1, Math.floor(samples.length / 6));
  const [early, late] = [samples.slice(sixth, 2 * sixth), samples.slice(-sixth)];
  const median = (of: readonly Sample[]) =>
    Object.fromEntries(units.map((unit) => [unit, medianOf(of, unit)])) as unknown as Sample;
  return { early: median(early), late: median(late) };
}

/**
 * What has grown from the second sixth of a process's time to the last, in words. Nothing is said of one with fewer than a dozen samples.
 * @param name of the process
 */
export function growthOf(name: string, samples: readonly Sample[]): string[] {
  if (samples.length < 12) return [];
  const { early, late } = endsOf(samples);
  return units.flatMap((unit) => {
    const { times, more } = most[unit];
    const isMore = late[unit] > early[unit] * times && late[unit] > early[unit] + more;
    return isMore ? [`process ${name}: ${unit} grew from ${early[unit]} to ${late[unit]}`] : [];
  });
}
