import { randomUUID } from 'node:crypto';
import type { PreviewImportOutput } from '@tempera/domain/operations/backup';
import { readBackup } from '@tempera/domain/operations/read-backup';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { stageImport } from './imports.store.ts';
import { countPlan, isTaken, planImport } from './plan-import.ts';
import { isSigned } from './signature.ts';

/** How many problems are told; the rest is their number. */
const problemsTold = 50;

/**
 * Says what an import of this text would do, and stages it when nothing stands in its way; the store itself is not touched
 * (decision 26). @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`
 */
export async function previewImport(
  { text }: { text: string },
  callAuth: CallAuth | null,
  key: Buffer,
): Promise<PreviewImportOutput> {
  const by = await loadManager(callAuth);
  const { documents, left, problems } = readBackup(text);
  const signed = isSigned(text, key);
  const taken = documents.filter((document) => isTaken(document, signed));
  const untaken = documents.filter((document) => !isTaken(document, signed)).map(({ path }) => path);
  const told = { signed, problems: problems.slice(0, problemsTold), problemCount: problems.length };
  if (problems.length > 0) return { id: null, counts: [], ...told };
  const { writes, digest } = await planImport(taken, { signed, byRole: by.byRole });
  const counts = countPlan(writes, [...left, ...untaken]);
  if (writes.every(({ action }) => action === 'unchanged')) return { id: null, counts, ...told };
  const id = randomUUID();
  await stageImport({ id, ...by, signed, digest }, taken);
  return { id, counts, ...told };
}
