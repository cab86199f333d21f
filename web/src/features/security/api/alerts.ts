import type { Alert } from '@tempera/domain/operations/alerts';
import { limit, orderBy } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';

export type RaisedAlert = Alert<number> & { id: string };

/** What was too much, the newest first, live. */
export const useAlerts = (count: number): Live<RaisedAlert[]> =>
  useList<Alert<number>>('stats/security/alerts', orderBy('at', 'desc'), limit(count));
