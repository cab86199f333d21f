import { durations } from '@tempera/domain/site/durations';
import { recordOnce } from '../audit/audit.store.ts';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
import {
  allImports,
  documentsOf,
  endImport,
  forgetImport,
  type StoredImport,
  writeAll,
} from './imports.store.ts';
import { planImport } from './plan-import.ts';

/** Writes what an import that has begun still lacks. Safe to repeat, by anybody. @returns how many documents it wrote in all */
export async function finishImport(stored: StoredImport): Promise<number> {
  const { id, signed, byId, byName, byRole } = stored;
  const documents = await documentsOf(stored);
  const { writes } = await planImport(documents, stored);
  await writeAll(writes, byId);
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

async function settle(stored: StoredImport): Promise<'finished' | 'forgotten' | 'waiting'> {
  const now = clock.now();
  if (stored.state === 'staged') {
    if (stored.at > now - durations.importStaged) return 'waiting';
    await forgetImport(stored.id);
    return 'forgotten';
  }
  if ((stored.startedAt ?? 0) > now - durations.importSweepAfter) return 'waiting';
  await finishImport(stored);
  return 'finished';
}

/** Finishes imports that a process left half done when it died, and forgets previews that nobody applied. */
export async function sweepImports(): Promise<{ finished: number; forgotten: number; left: number }> {
  const names = ['finished', 'forgotten', 'waiting'] as const;
  const { finished, forgotten, left } = await sweepEach('sweepImports', names, await allImports(), settle);
  return { finished, forgotten, left };
}
