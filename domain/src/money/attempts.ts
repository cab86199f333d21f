/** Something by which somebody tried to pay. */
export interface Attempt {
  /** What for: those of the same belong together. */
  about: string;
  /** Milliseconds. */
  at: number;
  isPaid: boolean;
  /** How long after the one before it still belongs to that, in milliseconds. */
  within: number;
}

/** A day in milliseconds: who comes back to a checkout later begins anew. */
export const attemptGap = 86_400_000;

/**
 * Payments by what they were to pay for: attempts at the same, one after the other, until one was paid. What is tried again after that is
 * another purchase.
 * @returns the newest first, and in each the newest attempt first
 */
export function groupAttempts<T>(items: readonly T[], read: (item: T) => Attempt): T[][] {
  const groups: T[][] = [];
  const open = new Map<string, { group: T[]; at: number }>();
  for (const item of [...items].sort((one, other) => read(one).at - read(other).at)) {
    const { about, at, isPaid, within } = read(item);
    const before = open.get(about);
    const group = before && at - before.at <= within ? before.group : [];
    if (group.length === 0) groups.push(group);
    group.unshift(item);
    if (isPaid) open.delete(about);
    else open.set(about, { group, at });
  }
  const newest = ([item]: T[]) => (item === undefined ? 0 : read(item).at);
  return groups.sort((one, other) => newest(other) - newest(one));
}
