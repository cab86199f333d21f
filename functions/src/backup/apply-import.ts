import { RefusalError } from '@tempera/domain/calls/reasons';
import type { ApplyImportOutput } from '@tempera/domain/operations/backup';
import { durations } from '@tempera/domain/site/durations';
import type { CallAuth } from '../platform/caller.ts';
import { clock } from '../platform/clock.ts';
import { loadProvenManager } from '../platform/manager.ts';
import { finishImport } from './finish-import.ts';
import { beginImport, documentsOf, readImport } from './imports.store.ts';
import { planImport } from './plan-import.ts';

/**
 * Does what a preview has shown, all of it: once begun, it is finished by this call, its repetition or `sweepImports`.
 * @throws RefusalError those of `loadProvenManager`, `import-not-found` when it is somebody else's or too old, `import-overtaken` when
 *   the store has changed since the preview
 */
export async function applyImport(
  { id }: { id: string },
  callAuth: CallAuth | null,
): Promise<ApplyImportOutput> {
  const manager = await loadProvenManager(callAuth);
  const stored = await readImport(id);
  if (!stored || stored.byId !== manager.byId) throw new RefusalError('import-not-found');
  if (stored.state === 'applied') return { written: stored.written };
  if (stored.state === 'staged') {
    if (stored.at < clock.now() - durations.importStaged) throw new RefusalError('import-not-found');
    const { digest } = await planImport(await documentsOf(stored), stored);
    if (digest !== stored.digest) throw new RefusalError('import-overtaken');
    await beginImport(id);
  }
  return { written: await finishImport(stored) };
}
