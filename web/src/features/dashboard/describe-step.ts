/** A day (`2026-11-21`) or a month (`2026-11`) as people write it: `Nov 21`, `Nov 2026`. */
export function describeStep(step: string): string {
  const isDay = step.length === '2026-11-21'.length;
  const format = isDay ? { month: 'short', day: 'numeric' } : { month: 'short', year: 'numeric' };
  return new Date(step).toLocaleDateString('en-US', { ...(format as object), timeZone: 'UTC' });
}

/** A span of days: `Oct 23 to Nov 21, 2026`. */
export function describeSpan({ from, to }: { from: string; to: string }): string {
  const year = to.slice(0, 4);
  const start = from.startsWith(year) ? describeStep(from) : `${describeStep(from)}, ${from.slice(0, 4)}`;
  return `${start} to ${describeStep(to)}, ${year}`;
}
