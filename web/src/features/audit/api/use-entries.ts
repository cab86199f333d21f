import { type AuditAction, type AuditEntry, auditActions } from '@tempera/domain/operations/audit';
import { limit, orderBy, where } from 'firebase/firestore';
import { behind, type Live, useList } from '../../../firebase/live/hooks.ts';

export type Entry = AuditEntry<number> & { id: string };

const latest = 5;

/** Entries on one page; one more is read, to know whether there are more. */
export const entriesPerPage = 50;

/** The log, the newest first: all of it, or one kind of action. `last` is the last entry on the page before. */
export function useEntries(action: AuditAction | null, last: Entry | null): Live<Entry[]> {
  return useList<Entry>(
    'audit',
    where('action', 'in', action ? [action] : auditActions),
    orderBy('at', 'desc'),
    ...behind(last),
    limit(entriesPerPage + 1),
  );
}

export const useLatestEntries = (): Live<Entry[]> =>
  useList<Entry>('audit', orderBy('at', 'desc'), limit(latest));
