import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/**
 * Ends the sessions of a person that began before `at` (milliseconds), for rules and functions both. What has ended later ones counts on.
 * @returns false for somebody without a record
 */
export function endSessionsBefore(uid: string, at: number): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const record = await transaction.get(refs.access(uid));
    if (!record.exists) return false;
    if ((toMillis(record.data()?.sessionsEndedAt) ?? 0) < at)
      transaction.update(record.ref, { sessionsEndedAt: fromMillis(at) });
    return true;
  });
}
