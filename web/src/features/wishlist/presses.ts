import type { Wish } from './api/watch-wishes.ts';

/** A heart that was pressed at `at` (ms), until the server's list says the same. */
export interface Press {
  wished: boolean;
  at: number;
  /** The server has taken it; its list may come a moment later. */
  stored: boolean;
}

/** The list as it will be, newest first. Presses that are stored and in it are forgotten. */
export function withPresses(stored: readonly Wish[], presses: Map<string, Press>): Wish[] {
  const wishes = new Map(stored.map((wish) => [wish.slug, wish]));
  for (const [slug, press] of presses) {
    if (press.stored && wishes.has(slug) === press.wished) presses.delete(slug);
    else if (!press.wished) wishes.delete(slug);
    else if (!wishes.has(slug)) wishes.set(slug, { slug, addedAt: press.at });
  }
  return [...wishes.values()].sort((a, b) => b.addedAt - a.addedAt);
}
