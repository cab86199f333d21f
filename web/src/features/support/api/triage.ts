import type {
  MergeTicketsInput,
  MergeTicketsOutput,
  TicketPresence,
} from '@tempera/domain/conversations/ticket';
import type { TicketPriority } from '@tempera/domain/conversations/ticket-desk';
import { permissions } from '@tempera/domain/people/roles';
import { limit, where } from 'firebase/firestore';
import { useList } from '../../../firebase/live/hooks.tsx';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { call } from '../../../firebase/write/call.ts';
import { deleteDocument, serverNow, setDocument, updateDocument } from '../../../firebase/write/write.ts';

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

/** Puts a ticket off until a moment, in milliseconds. @throws CallError, FirebaseError */
export const snoozeTicket = (id: string, until: number): Promise<void> =>
  updateDocument(`tickets/${id}`, {
    status: 'pending',
    settledAt: serverNow,
    snoozedUntil: new Date(until),
  });

/** Who has a ticket open, live; inside SignedInFirebase. */
export const usePresent = (id: string): Live<(TicketPresence & { id: string })[]> =>
  useList<TicketPresence>(`tickets/${id}/present`, limit(10));

/** Says that somebody has a ticket open, or writes in it. @throws CallError, FirebaseError */
export const sayPresent = (id: string, { id: uid, name }: Colleague, typing: boolean): Promise<void> =>
  setDocument(`tickets/${id}/present/${uid}`, { name, typing, at: serverNow });

/** Takes that back. @throws CallError, FirebaseError */
export const sayGone = (id: string, uid: string): Promise<void> =>
  deleteDocument(`tickets/${id}/present/${uid}`);

/** Makes one ticket of two of the same customer. @throws CallError */
export const mergeTickets = (from: string, into: string) =>
  call<MergeTicketsInput, MergeTicketsOutput>('mergeTickets', { from, into });
