import { useSyncExternalStore } from 'react';

/** How the widget stands in this tab; it survives a reload. */
export type WidgetMode = 'closed' | 'minimised' | 'open';

const key = 'tempera.chat';
let here: WidgetMode | null = null;
const subscribers = new Set<() => void>();

function read(): WidgetMode {
  try {
    const stored = sessionStorage.getItem(key);
    return stored === 'open' || stored === 'minimised' ? stored : 'closed';
  } catch {
    return 'closed';
  }
}

let asked = false;

/** Whether somebody asked for the mode that it stands in, rather than a reload; true once. What they asked for gets the focus. */
export function wasAsked(): boolean {
  const before = asked;
  asked = false;
  return before;
}

export function setWidgetMode(mode: WidgetMode): void {
  here = mode;
  asked = true;
  try {
    sessionStorage.setItem(key, mode);
  } catch {
    // Storage is switched off: a reload closes it then.
  }
  for (const notify of subscribers) notify();
}

export const useWidgetMode = (): WidgetMode =>
  useSyncExternalStore(
    (notify) => {
      subscribers.add(notify);
      return () => subscribers.delete(notify);
    },
    () => (here ??= read()),
  );
