import { recordOnce } from '../audit/audit.store.ts';
import { markOf } from '../platform/change-mark.ts';
import { logs } from '../platform/logs.ts';
import type { PlannedWrite } from './import-target.ts';
import { documentsOf, endImport, type StoredImport, writeAll } from './imports.store.ts';
import { planImport } from './plan-import.ts';

/** Settings are written down change by change: who imports them is who changes them (decision 28). */
const markedBy = (byId: string, write: PlannedWrite): PlannedWrite =>
  write.path.startsWith('settings/') ? { ...write, data: { ...write.data, ...markOf(byId) } } : write;

/** Writes what an import that has begun still lacks. Safe to repeat, by anybody. @returns how many documents it wrote in all */
export async function finishImport(stored: StoredImport): Promise<number> {
  const { id, signed, byId, byName, byRole } = stored;
  const documents = await documentsOf(stored);
  const { writes } = await planImport(documents, signed);
  await writeAll(writes.map((write) => markedBy(byId, write)));
  const written = documents.length;
  await recordOnce(`import-${id}`, {
    action: 'backup.imported',
    byId,
    byName,
    byRole,
    targetId: id,
    targetName: 'backup',
    details: { documents: written, signed },
  });
  await endImport(id, written);
  logs.storeImported(written);
  return written;
}
