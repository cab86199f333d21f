import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/**
 * Moves the focus between the elements that match the selector, with the arrow keys; Home and End go to the first and
 * last. Tab works as usual.
 */
export const arrowKeys = (selector: string) => (event: KeyboardEvent<HTMLElement>) => {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = items.indexOf(event.target as HTMLElement);
  if (at === -1 || event.altKey || event.ctrlKey || event.metaKey) return;
  const ends: Record<string, number> = { Home: 0, End: items.length - 1 };
  const next = ends[event.key] ?? at + (steps[event.key] ?? 0);
  if (next === at || !items[next]) return;
  event.preventDefault();
  items[next].focus();
};
