import type { AuditEntry } from '@tempera/domain/operations/audit';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { increment, serverTime } from '../platform/timestamps.ts';

/**
 * Writes an entry under an id that its cause has once.
 * @returns false when the entry stood there already
 */
export async function recordOnce(id: string, entry: Omit<AuditEntry<never>, 'at'>): Promise<boolean> {
  try {
    await refs.auditEntry(id).create({ ...entry, at: serverTime() });
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/** What is done more often than that under one id is no news any more. */
const mostCounted = 1_000;

/**
 * Writes an entry of what is done again and again: the first time as a new one, then the count of `details.attempts` grows, and the
 * entry has the newest target and time.
 * @returns false once it has been counted so often that nothing is written any more
 */
export async function recordAgain(
  id: string,
  entry: Omit<AuditEntry<never>, 'at' | 'details'>,
): Promise<boolean> {
  const known = await refs.auditEntry(id).get();
  if (!known.exists && (await recordOnce(id, { ...entry, details: { attempts: 1 } }))) return true;
  if (Number(known.data()?.details?.attempts ?? 0) >= mostCounted) return false;
  const { targetName } = entry;
  await refs.auditEntry(id).update({ targetName, at: serverTime(), 'details.attempts': increment(1) });
  return true;
}
