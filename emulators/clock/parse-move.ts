const units = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const;
type Unit = keyof typeof units;

/** A year: what nobody looks through any more, and more than any promise of the store. */
export const furthestMs = 366 * units.d;

/**
 * How far the clock is to go, in milliseconds, from `+32d`, `2w`, `12h`, `+90m` or several of them, `1w 2d`.
 * Null for anything else: the clock goes forward only, a minute at least and a year at most.
 */
export function parseMove(text: string): number | null {
  const parts = [...text.trim().matchAll(/\+?(\d{1,6})\s*([mhdw])\s*/gy)];
  const read = parts.map(([part]) => part).join('');
  if (parts.length === 0 || read !== text.trim()) return null;
  const ms = parts.reduce((sum, [, count, unit]) => sum + Number(count) * units[unit as Unit], 0);
  return ms >= units.m && ms <= furthestMs ? ms : null;
}

/** The same in words, `32 days`, `1 day 12 hours`. */
export function describeMove(ms: number): string {
  const names = [
    ['day', units.d],
    ['hour', units.h],
    ['minute', units.m],
  ] as const;
  let left = ms;
  const parts = names.flatMap(([name, size]) => {
    const count = Math.floor(left / size);
    left -= count * size;
    return count > 0 ? [`${count} ${name}${count === 1 ? '' : 's'}`] : [];
  });
  return parts.join(' ') || 'less than a minute';
}
