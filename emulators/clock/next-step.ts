/** What comes within an hour comes together: a schedule that is late by that much changes nothing about what it does. */
const togetherMs = 3_600_000;

/**
 * How far the clock goes before the schedules run: to the next moment that stands in the data, with what follows within the hour,
 * and no further than what is left. All in milliseconds; whole seconds, as timestamps keep their fractions.
 */
export function nextStep(moments: Iterable<number>, now: number, leftMs: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const moment of moments) if (moment > now && moment < next) next = moment;
  const step = Math.min(next - now + togetherMs, leftMs);
  return Math.ceil(step / 1_000) * 1_000;
}
