import {
  countsOf,
  type Ticket,
  type TicketMessage,
  type TicketNote,
} from '@tempera/domain/conversations/ticket';
import { limit, orderBy } from 'firebase/firestore';
import type { Person } from '../../../firebase/auth/session.ts';
import { useList } from '../../../firebase/live/hooks.tsx';
import { storedName } from '../../../firebase/live/own-name.ts';
import { readDoc } from '../../../firebase/live/read.ts';
import { type Live, useDocIfAllowed } from '../../../firebase/live/use-doc.ts';
import { markMessagesRead, messageSender } from '../../../firebase/write/send-message.ts';
import { serverNow, setDocument } from '../../../firebase/write/write.ts';
import type { Conversation } from '../../../ui/conversation/use-conversation.ts';
import { useSteady } from '../../../ui/LiveData.tsx';
import { usePage } from '../../../ui/Paged.tsx';
import {
  messageWrites,
  type StoredMessage,
  type StoredNote,
  sentBy,
  sideOf,
  type ThreadEntry,
  threadEntries,
  unreadOf,
} from '../ticket-messages.ts';
import { useAttachments } from './attachments.ts';

/** A ticket with its id; null while it is loading or when this person may not read it. */
export const useTicket = (id: string): Live<Ticket> => useDocIfAllowed<Ticket>(`tickets/${id}`);

/**
 * A ticket as its viewer takes part in it, with its messages, notes and files in the order of time; of a long one the newest
 * 50 messages at first. Inside SignedInFirebase.
 */
export function useTicketConversation(
  viewer: Person,
  id: string,
  ticket: Ticket,
  notes: readonly StoredNote[],
): Conversation<StoredMessage> & { entries: ThreadEntry[] } {
  const path = `tickets/${id}`;
  const page = usePage(50);
  const live = useSteady(
    useList<TicketMessage>(`${path}/messages`, orderBy('timestamp', 'desc'), limit(page.count)),
  );
  const files = useSteady(useAttachments(id, page.count)).data ?? [];
  const found = live.data ?? [];
  const shown = found.slice(0, page.shown);
  const hasMore = found.length > page.shown;
  const side = sideOf(viewer.uid, ticket);
  const unread = unreadOf(found, ticket, side);
  const counted = countsOf(ticket)[`${side}Unread`];
  // A file counts too, and leaves no message to mark: the time tells one from the next.
  const what = `${counted}:${ticket.lastMessageAt}:${unread.map((one) => one.id)}`;
  return {
    path,
    messages: { ...live, data: live.data && shown.toReversed() },
    entries: threadEntries(shown, notes, files, hasMore),
    older: hasMore ? async () => page.more() : undefined,
    send: senderOf(viewer, id, ticket),
    unread: live.data && (unread.length > 0 || counted > 0) ? what : '',
    markRead: () => markMessagesRead(path, unread, `${side}Unread`),
  };
}

/** The other side may have opened a ticket, or added a file, since it was read: what a message counts is another then. */
const saysTheSame = (now: Ticket, known: Ticket): boolean =>
  now.lastMessageAt === known.lastMessageAt &&
  JSON.stringify(countsOf(now)) === JSON.stringify(countsOf(known));

const senderOf = (viewer: Person, id: string, known: Ticket) =>
  messageSender<Ticket>({
    known,
    read: async () => (await readDoc(`tickets/${id}`)) as unknown as Ticket | null,
    // Another tab may have changed it; a restricted person can neither change nor read it.
    senderName: async (anew) => (anew && !viewer.restriction ? storedName(viewer) : viewer.name),
    writes: (ticket, name, text) => messageWrites({ ...viewer, name }, id, ticket, text),
    counting: (_ticket, last) => ({ kind: 'messages', by: viewer, last }),
    hasMoved: (ticket, now): now is Ticket => now !== null && !saysTheSame(now, ticket),
    sentIn: (ticket) => sentBy(sideOf(viewer.uid, ticket), ticket),
    says: ({ fromUserId, message }, text) => fromUserId === viewer.uid && message === text,
  });

/** The newest notes of a ticket, newest first, live, for those who answer; inside SignedInFirebase. */
export const useNotes = (id: string, count: number): Live<StoredNote[]> =>
  useList<TicketNote>(`tickets/${id}/notes`, orderBy('at', 'desc'), limit(count));

/** Tells the others who answer something about a ticket; `mentions` are uids of those it names. @throws CallError, FirebaseError */
export function addNote(
  person: Person,
  id: string,
  text: string,
  mentions: readonly string[],
): Promise<void> {
  const note: Record<keyof TicketNote, unknown> = {
    authorId: person.uid,
    authorName: person.name,
    text,
    at: serverNow,
    mentions,
  };
  return setDocument(`tickets/${id}/notes/${crypto.randomUUID()}`, note);
}
