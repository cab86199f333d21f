import type { Maintenance } from '@tempera/domain/settings/settings';
import { limit, orderBy, where } from 'firebase/firestore';
import { useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { serverNow, writeTogether } from '../../../firebase/write/write.ts';

const path = 'settings/maintenance';

export function useMaintenance() {
  const { data, loading, error } = useDoc<Partial<Maintenance>>(path);
  const { enabled = false, message = '', since = null, expectedEnd = null } = data ?? {};
  return { loading, error, state: { enabled, message, since, expectedEnd } };
}

/** Who changed it last, as the audit log says, live; empty until that is known, and where it is not. */
export function useLastChangedBy(): string {
  const ofIt = where('targetId', '==', path);
  const { data } = useList<{ id: string; byName: string }>('audit', ofIt, orderBy('at', 'desc'), limit(1));
  return data?.[0]?.byName ?? '';
}

/**
 * Opens or closes the store, or changes what is said of it; the rules hold the time to the server's. `by` is the uid of who
 * does. @throws CallError, FirebaseError
 */
export function saveMaintenance(next: Maintenance, by: string): Promise<void> {
  const { enabled, message, since, expectedEnd } = next;
  const data = {
    enabled,
    message,
    since: enabled ? (since === null ? serverNow : new Date(since)) : null,
    expectedEnd: expectedEnd === null ? null : new Date(expectedEnd),
  };
  return writeTogether([{ set: path, data, by }]);
}
