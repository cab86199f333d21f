import type { Limit } from './limits.ts';

/** Tries by their ids, each with its moment in milliseconds. */
export type Tries = Readonly<Record<string, number>>;

type Window = Pick<Limit, 'count' | 'withinMs'>;

/** Those that still count at a moment: a window ends with the try, not with the hour. */
export const triesWithin = (tries: Tries, { withinMs }: Pick<Window, 'withinMs'>, now: number): Tries =>
  Object.fromEntries(Object.entries(tries).filter(([, at]) => at > now - withinMs));

/** For how many milliseconds there is no room for another try; 0 where there is. */
export function waitFor(tries: Tries, { count, withinMs }: Window, now: number): number {
  const newestFirst = Object.values(triesWithin(tries, { withinMs }, now)).sort((a, b) => b - a);
  const inTheWay = newestFirst[count - 1];
  return inTheWay === undefined ? 0 : inTheWay + withinMs - now;
}
