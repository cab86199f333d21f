import type { TicketPriority } from '@tempera/domain/conversations/ticket-desk';
import { permissions } from '@tempera/domain/people/roles';
import { limit, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { updateDocument } from '../../../firebase/write/write.ts';

/** One of those who answer. */
export interface Colleague {
  id: string;
  name: string;
}

/** Everybody who answers, live; inside SignedInFirebase. */
export const useColleagues = (): Live<Colleague[]> =>
  useList<Colleague>(
    'users',
    where('registered', '==', true),
    where('role', 'in', permissions.answerSupport),
    limit(50),
  );

/** Gives a ticket to somebody, or to nobody. @throws CallError, FirebaseError */
export const assignTicket = (id: string, to: Colleague | null): Promise<void> =>
  updateDocument(`tickets/${id}`, { assigneeId: to?.id ?? null, assigneeName: to?.name ?? '' });

/** @throws CallError, FirebaseError */
export const setPriority = (id: string, priority: TicketPriority): Promise<void> =>
  updateDocument(`tickets/${id}`, { priority });

/** @throws CallError, FirebaseError */
export const setTags = (id: string, tags: readonly string[]): Promise<void> =>
  updateDocument(`tickets/${id}`, { tags });
