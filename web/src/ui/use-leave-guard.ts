import { useEffect } from 'react';

/** Most browsers show words of their own instead. */
const text = 'You are currently logged in. Are you sure you want to leave?';

let onPurpose = false;

/** While the store itself leads somewhere else, such as to the person's bank, nobody is asked. */
export async function withoutLeaveGuard<T>(leave: () => Promise<T>): Promise<T> {
  onPurpose = true;
  try {
    return await leave();
  } finally {
    onPurpose = false;
  }
}

/** Asks before the page is closed or reloaded, while `active`: by the site setting `confirmLeave`, or while it shows what is gone then. */
export function useLeaveGuard(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (onPurpose) return;
      event.preventDefault();
      event.returnValue = text;
      return text;
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [active]);
}
