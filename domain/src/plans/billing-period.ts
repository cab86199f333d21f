import { type Cents, cents } from '../money/money.ts';

/** A paid period, from `start` to before `end`, in milliseconds. */
export interface Period {
  start: number;
  end: number;
}

/** The day of the month (UTC) on which a subscription that begins now renews. */
export function anchorDayOf(ms: number): number {
  return new Date(ms).getUTCDate();
}

/**
 * One month from `start`, at the same time of day in UTC. The anchor day holds where the month has it, else the month's
 * last day: from 31 January to 28 February to 31 March.
 */
export function periodFrom(start: number, anchorDay: number): Period {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const timeOfDay = start - Date.UTC(from.getUTCFullYear(), from.getUTCMonth(), from.getUTCDate());
  return { start, end: Date.UTC(year, month, Math.min(anchorDay, lastDay)) + timeOfDay };
}

/**
 * What an upgrade costs for the rest of a period, without tax: the difference of the prices by the time that is left, half a
 * cent rounded up. Nothing before or after the period counts, and a lower price costs nothing.
 */
export function proRata(fromCents: number, toCents: number, { start, end }: Period, now: number): Cents {
  const left = Math.min(Math.max(end - now, 0), end - start);
  if (toCents <= fromCents || left === 0) return cents(0);
  // Cents times milliseconds of a month leave the safe integers.
  const [part, whole] = [BigInt(toCents - fromCents) * BigInt(left), BigInt(end - start)];
  return cents(Number((part * 2n + whole) / (whole * 2n)));
}
