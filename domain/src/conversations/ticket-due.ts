import { type StoredTerms, termsOf } from '../plans/plan.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When an answer is promised to somebody who has been waiting since `since`, by their plan; milliseconds. A plan
 * promises nothing about the time before it began, at `planSince`; null where that is not known. An unknown plan has
 * Starter's promise.
 * @param plan the plan's document, where there is one
 */
export const dueAfter = (
  since: number,
  planId: unknown,
  planSince: number | null = null,
  plan?: StoredTerms | null,
): number => Math.max(since, planSince ?? since) + termsOf(planId, plan).responseHours * hour;

function lengthOf(ms: number): string {
  if (ms < hour) return `${Math.floor(ms / minute)} min`;
  return ms < 2 * day ? `${Math.floor(ms / hour)} h` : `${Math.floor(ms / day)} days`;
}

/** How a due time reads at `now` (both in milliseconds): `in 3 h`, `overdue 2 h`. Rounded down: nobody is told of more time. */
export function dueText(dueAt: number, now: number): string {
  return dueAt > now ? `in ${lengthOf(dueAt - now)}` : `overdue ${lengthOf(now - dueAt)}`;
}
