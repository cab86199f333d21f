/**
 * What is known of a conversation with its newest page beside it, oldest first: what the page has left behind stays, and what
 * it holds is as the page has it.
 */
export function joinPages<T extends { id: string }>(known: readonly T[], newest: readonly T[]): T[] {
  const there = new Set(newest.map(({ id }) => id));
  return [...known.filter(({ id }) => !there.has(id)), ...newest];
}
