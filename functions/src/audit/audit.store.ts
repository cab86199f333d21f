import type { AuditEntry } from '@tempera/domain/operations/audit';
import { isAlreadyThere } from '../platform/firestore-errors.ts';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';

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
