import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, serverTime, toMillis } from '../platform/timestamps.ts';

const pageSize = 100;

/** The tickets whose time has come, each once. */
export async function* dueSnoozes(now: number): AsyncGenerator<string> {
  const due = refs
    .tickets()
    .where('snoozedUntil', '<=', fromMillis(now))
    .orderBy('snoozedUntil')
    .limit(pageSize);
  for (const { id } of (await due.get()).docs) yield id;
}

/**
 * Opens a ticket that still waits for its time, and forgets the time of one that was answered or closed meanwhile.
 * @returns whether it was opened
 */
export function wakeTicket(id: string, now: number): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const { snoozedUntil, status } = (await transaction.get(refs.ticket(id))).data() ?? {};
    const until = toMillis(snoozedUntil);
    if (until === null || until > now) return false;
    const waits = status === 'pending';
    const opened = waits ? { status: 'open', reopenedAt: serverTime() } : {};
    transaction.update(refs.ticket(id), { ...opened, snoozedUntil: null });
    return waits;
  });
}
