import { useCallback, useEffect, useState } from 'react';
import { type Profile, readOnline } from './api/profiles.ts';

export interface Online {
  status: 'loading' | 'known' | 'failed';
  people: Profile[];
  refresh: () => void;
}

/** Coming back to the tab asks again, but not more often than this, in milliseconds. */
const notWithin = 30_000;

/** Who is here: asked once on opening, on request, and when somebody comes back to the tab; an idle screen reads nothing. */
export function usePeopleOnline(): Online {
  const [{ status, people }, setState] = useState<Omit<Online, 'refresh'>>({ status: 'loading', people: [] });
  const refresh = useCallback(() => {
    readOnline().then(
      (found) => setState({ status: 'known', people: found }),
      () => setState({ status: 'failed', people: [] }),
    );
  }, []);
  useEffect(() => {
    let asked = Date.now();
    refresh();
    const look = () => {
      if (document.hidden || Date.now() - asked < notWithin) return;
      asked = Date.now();
      refresh();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh]);
  return { status, people, refresh };
}
