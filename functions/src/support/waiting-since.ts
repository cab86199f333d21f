import type { DocumentData } from '../platform/admin.ts';
import type { Timestamp } from '../platform/timestamps.ts';

const isTime = (value: unknown): value is Timestamp =>
  typeof (value as Timestamp | undefined)?.toMillis === 'function';

const times = (values: readonly unknown[]) =>
  values.filter(isTime).toSorted((one, other) => (one.valueOf() < other.valueOf() ? -1 : 1));

/** When staff last dealt with a ticket: answered, added a file, closed it or set it to wait; null if they never did. */
export function settledLast(ticket: DocumentData): Timestamp | null {
  const answers = Object.values((ticket.staffTimes as Record<string, unknown> | undefined) ?? {});
  return times([...answers, ticket.staffAttachedAt, ticket.settledAt]).at(-1) ?? null;
}

/**
 * Since when the customer of a ticket waits for an answer; null while they don't.
 * @param added when they wrote, or added a file, first after {@link settledLast}
 */
export function waitingSince(ticket: DocumentData, added: readonly unknown[]): Timestamp | null {
  if (ticket.status !== 'open') return null;
  const settled = settledLast(ticket);
  const { reopenedAt } = ticket;
  const reopened = isTime(reopenedAt) && settled !== null && reopenedAt.valueOf() > settled.valueOf();
  return times([...added, reopened ? reopenedAt : null])[0] ?? null;
}
