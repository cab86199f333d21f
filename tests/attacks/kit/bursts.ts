import { randomUUID } from 'node:crypto';

/** A network that nobody else comes from. */
export function newNetwork(): string {
  const id = randomUUID();
  return `2001:db8:${id.slice(0, 4)}:${id.slice(4, 8)}::1`;
}

/** So many attempts, as many of them at once as one machine keeps open. @returns what came of each, in their order */
export async function burst<T>(
  count: number,
  attempt: (number: number) => Promise<T>,
  atOnce = 25,
): Promise<T[]> {
  const outcomes: T[] = [];
  while (outcomes.length < count) {
    const begun = outcomes.length;
    const next = Array.from({ length: Math.min(atOnce, count - begun) }, (_, n) => attempt(begun + n));
    outcomes.push(...(await Promise.all(next)));
  }
  return outcomes;
}

/** How often each outcome came. */
export function tallyOf(outcomes: readonly (string | number | boolean)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[String(outcome)] = (counts[String(outcome)] ?? 0) + 1;
  return counts;
}
