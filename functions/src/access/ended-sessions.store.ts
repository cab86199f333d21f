import { endedSessionsKept } from '@tempera/domain/people/ended-sessions';
import { db } from '../platform/admin.ts';
import { refs } from '../platform/refs.ts';
import { fromMillis, toMillis } from '../platform/timestamps.ts';

/** Before when all sessions of a person are over, by their access record, in milliseconds; 0 while none were ended so. */
export const endedIn = ({ sessionsEndedAt }: { sessionsEndedAt?: unknown } = {}): number =>
  toMillis(sessionsEndedAt) ?? 0;

/**
 * Ends the sessions of a person that began before `at` (milliseconds), for rules and functions both. What has ended later ones counts on.
 * @returns false for somebody without a record
 */
export function endSessionsBefore(uid: string, at: number): Promise<boolean> {
  return db().runTransaction(async (transaction) => {
    const record = await transaction.get(refs.access(uid));
    if (!record.exists) return false;
    if (endedIn(record.data()) < at) transaction.update(record.ref, { sessionsEndedAt: fromMillis(at) });
    return true;
  });
}

/**
 * Ends one session of a person.
 * @returns whether it has ended, false where no more single ones are remembered; null for somebody without a record
 */
export function endSession(uid: string, authTime: number): Promise<boolean | null> {
  return db().runTransaction(async (transaction) => {
    const record = await transaction.get(refs.access(uid));
    if (!record.exists) return null;
    const { endedSessions = [] } = record.data() ?? {};
    const since = Math.floor(endedIn(record.data()) / 1_000);
    const ended = (endedSessions as number[]).filter((one) => one >= since && one !== authTime);
    if (ended.length >= endedSessionsKept) return false;
    if (authTime >= since) transaction.update(record.ref, { endedSessions: [...ended, authTime] });
    return true;
  });
}
