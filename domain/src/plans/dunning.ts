const day = 24 * 60 * 60_000;

/** A renewal that was declined is tried again so many days after the period's end; then the plan ends. */
const retryDays = [1, 3, 5, 7] as const;

/** When a plan ends that stays unpaid, in milliseconds, where the schedule runs as it should. @param periodEnd milliseconds */
export const unpaidUntil = (periodEnd: number): number => periodEnd + retryDays[3] * day;

/**
 * When a renewal is tried again that was declined `failedAttempts` times, in milliseconds; null when that is over. Never within a day
 * of the last try, for the schedule may have stood still.
 * @param periodEnd the end of the last paid period, milliseconds
 */
export function nextTry(failedAttempts: number, periodEnd: number, now: number): number | null {
  const days = retryDays[failedAttempts - 1];
  return days === undefined ? null : Math.max(periodEnd + days * day, now + day);
}
