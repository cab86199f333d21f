import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

/** An entry of `access/{uid}/log`; times in milliseconds. */
export interface LogEntry {
  id: string;
  what: string;
  from: string;
  to: string;
  until?: number | null;
  permanent?: boolean;
  byName: string;
  why: string;
  at: number;
}

/** The newest of a person's history; older ones stand in the audit log. */
const shown = 20;

export const useLog = (uid: string): Live<LogEntry[]> =>
  useList<LogEntry>(`access/${uid}/log`, orderBy('at', 'desc'), limit(shown));
