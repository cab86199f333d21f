import type { Change, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/firestore';
import type { DocumentData } from './admin.ts';
import { runAll } from './run-all.ts';

/** A document that was created (no `before`), changed or deleted (no `after`). */
export interface Written {
  /** The same each time that the event comes: it comes at least once, and not always in order. */
  eventId: string;
  id: string;
  /** The id of the document that it stands below; empty at the root. */
  parent: string;
  before: DocumentData | undefined;
  after: DocumentData | undefined;
  /** Milliseconds; a document that was deleted has none. */
  writtenAt: number | undefined;
  /** The event's own time in milliseconds, which may be cut to the second. */
  at: number;
}

/** What follows from a document; it must bear to run again. */
export type Reaction = (written: Written) => unknown;

/** What a feature does when documents are written, by their collection: `orders`, `tickets/notes`. */
export type Reactions = Readonly<Record<string, Reaction>>;

type WrittenEvent = FirestoreEvent<Change<DocumentSnapshot> | undefined, { id: string; parent?: string }>;

export function toWritten({ id, params, data, time }: WrittenEvent): Written {
  return {
    eventId: id,
    id: params.id,
    parent: params.parent ?? '',
    before: data?.before.data(),
    after: data?.after.data(),
    writtenAt: data?.after.updateTime?.toMillis(),
    at: Date.parse(time),
  };
}

/** Runs all reactions, whatever becomes of one. @throws as {@link runAll}: the event comes again then */
export const react = (reactions: readonly Reaction[], written: Written): Promise<void> =>
  runAll(reactions.map((reaction) => async () => reaction(written)));
