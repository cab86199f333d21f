import type { TicketNote } from '@tempera/domain/conversations/ticket';
import type { StoredAttachment } from './api/attachments.ts';
import type { StoredMessage } from './message-writes.ts';

export type StoredNote = TicketNote & { id: string };

/** What stands in a ticket's thread; `at` in milliseconds. */
export type ThreadEntry =
  | { kind: 'message'; id: string; at: number; message: StoredMessage }
  | { kind: 'note'; id: string; at: number; note: StoredNote }
  | { kind: 'file'; id: string; at: number; file: StoredAttachment };

/**
 * Messages, notes and files in the order of time, oldest first. While there are messages before those on screen, nothing
 * older than they is shown: it comes with them.
 */
export function threadEntries(
  messages: readonly StoredMessage[],
  notes: readonly StoredNote[],
  files: readonly StoredAttachment[],
  more: boolean,
): ThreadEntry[] {
  const since = more ? Math.min(...messages.map(({ timestamp }) => timestamp)) : 0;
  const entries: ThreadEntry[] = [
    ...messages.map(
      (message) => ({ kind: 'message', id: message.id, at: message.timestamp, message }) as const,
    ),
    ...notes.map((note) => ({ kind: 'note', id: note.id, at: note.at, note }) as const),
    ...files.map((file) => ({ kind: 'file', id: file.id, at: file.at, file }) as const),
  ];
  return entries.filter(({ at }) => at >= since).toSorted((one, other) => one.at - other.at);
}
