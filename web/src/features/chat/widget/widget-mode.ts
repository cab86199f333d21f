import { createKeptStore } from '../../../ui/external-store.ts';

/** How the widget stands in this tab; it survives a reload. */
export type WidgetMode = 'closed' | 'minimized' | 'open';

const mode = createKeptStore<WidgetMode>({
  kind: 'session',
  key: 'tempera.chat',
  initial: 'closed',
  parse: (text) => (text === 'open' || text === 'minimized' ? text : 'closed'),
  format: (value) => value,
});
export const useWidgetMode = mode.use;

let asked = false;

/** Whether somebody asked for the mode that it stands in, rather than a reload; true once. What they asked for gets the focus. */
export function wasAsked(): boolean {
  const before = asked;
  asked = false;
  return before;
}

export function setWidgetMode(next: WidgetMode): void {
  asked = true;
  mode.set(next);
}
