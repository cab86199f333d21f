import { useDoc } from '../../firebase/live/hooks.tsx';
import { serverNow, setDocument } from '../../firebase/write/write.ts';

/** `settings/maintenance`; times in milliseconds. */
export interface MaintenanceState {
  enabled: boolean;
  message: string;
  since: number | null;
  expectedEnd: number | null;
  byName: string;
}

const path = 'settings/maintenance';

export function useMaintenance() {
  const { data, loading, error } = useDoc<Partial<MaintenanceState>>(path);
  const { enabled = false, message = '', since = null, expectedEnd = null, byName = '' } = data ?? {};
  return { loading, error, state: { enabled, message, since, expectedEnd, byName } };
}

interface Actor {
  uid: string;
  name: string;
}

/**
 * Opens or closes the store, or changes what is said of it; the rules hold the time to the server's and the actor to
 * themselves. @throws CallError, FirebaseError
 */
export function saveMaintenance(next: Omit<MaintenanceState, 'byName'>, by: Actor): Promise<void> {
  const { enabled, message, since, expectedEnd } = next;
  return setDocument(path, {
    enabled,
    message,
    since: enabled ? (since === null ? serverNow : new Date(since)) : null,
    expectedEnd: expectedEnd === null ? null : new Date(expectedEnd),
    byName: by.name.slice(0, 80),
    byId: by.uid,
  });
}
