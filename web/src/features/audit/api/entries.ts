import type { AuditEntry } from '@tempera/domain/operations/audit';
import { limit, orderBy, where } from 'firebase/firestore';
import { behind, useList } from '../../../firebase/live/hooks.tsx';
import { readAll, readItem } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import type { Query } from '../../../ui/resource-list/resource.ts';

export type Entry = AuditEntry<number> & { id: string };

const latest = 5;

/** Entries on one page; one more is read, to know whether there are more. */
export const entriesPerPage = 50;

/** The newest first: all of them, or one kind of action. */
const entriesThat = ({ filters: { action } }: Query) => [
  ...(action ? [where('action', '==', action)] : []),
  orderBy('at', 'desc'),
];

/** The log a page at a time. `last` is the last entry on the page before. */
export const useEntries = (query: Query, last: Entry | null): Live<Entry[]> =>
  useList<Entry>('audit', ...entriesThat(query), ...behind(last), limit(entriesPerPage + 1));

/** One entry, asked for once; null when there is none. @throws FirebaseError */
export const readEntry = (id: string) => readItem<Entry>(`audit/${id}`);

/** The whole log, or all of its kind; for the export. */
export const readAllEntries = (query: Query, onProgress: (count: number) => void): Promise<Entry[]> =>
  readAll<Entry>('audit', ...entriesThat(query))(onProgress);

export const useLatestEntries = (): Live<Entry[]> =>
  useList<Entry>('audit', orderBy('at', 'desc'), limit(latest));

/** The newest that were done to one person, order or whatever has the id. */
const aboutOne = 20;

export const useEntriesAbout = (targetId: string): Live<Entry[]> =>
  useList<Entry>('audit', where('targetId', '==', targetId), orderBy('at', 'desc'), limit(aboutOne));
