import { useEffect, useRef } from 'react';
import { createKeptStore } from '../../../ui/external-store.ts';

/** Whether single keys do something in the inbox; whoever speaks to their machine, or slips, turns them off. */
export const shortcuts = createKeptStore<boolean>({
  kind: 'local',
  key: 'tempera.inbox.shortcuts',
  initial: true,
  parse: (text) => text !== 'off',
  format: (on) => (on ? null : 'off'),
});

/** Whether a key was meant for what has the focus: a field, a dialog or a menu. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu]') !== null;

/** Single keys that do something while this is on screen; `always` also where they are turned off. */
export function useKeys(keys: Record<string, (() => void) | undefined>, always = false): void {
  const on = shortcuts.use() || always;
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!on) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const run = latest.current[event.key];
      if (!run || isTaken(event.target)) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [on]);
}
