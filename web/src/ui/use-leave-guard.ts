import { useEffect } from 'react';

/** Most browsers show words of their own instead. */
const text = 'You are currently logged in. Are you sure you want to leave?';

/** Asks before the page is closed or reloaded, while `active` (site setting `confirmLeave`). */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      event.returnValue = text;
      return text;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
