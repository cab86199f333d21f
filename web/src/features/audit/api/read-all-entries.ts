import { type AuditAction, auditActions } from '@tempera/domain/operations/audit';
import { orderBy, where } from 'firebase/firestore';
import { readAll } from '../../../firebase/live/read-all.ts';
import type { Entry } from './use-entries.ts';

/** Every entry of a kind, or all, the newest first; for the export. */
export const readAllEntries = (action: AuditAction | null) =>
  readAll<Entry>('audit', where('action', 'in', action ? [action] : auditActions), orderBy('at', 'desc'));
