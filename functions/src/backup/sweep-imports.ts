import { timings } from '@tempera/domain/site/timings';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { finishImport } from './finish-import.ts';
import { allImports, forgetImport, type StoredImport } from './imports.store.ts';

async function settle(stored: StoredImport): Promise<'finished' | 'forgotten' | 'waiting'> {
  const now = clock.now();
  if (stored.state === 'staged') {
    if (stored.at > now - timings.importStaged) return 'waiting';
    await forgetImport(stored.id);
    return 'forgotten';
  }
  if ((stored.startedAt ?? 0) > now - timings.importSweepAfter) return 'waiting';
  await finishImport(stored);
  return 'finished';
}

/** Finishes imports that a process left half done when it died, and forgets previews that nobody applied. */
export async function sweepImports(): Promise<{ finished: number; forgotten: number; left: number }> {
  const counts = { finished: 0, forgotten: 0, waiting: 0, left: 0 };
  for (const stored of await allImports()) {
    try {
      counts[await settle(stored)] += 1;
    } catch (cause) {
      counts.left += 1;
      logs.unexpected('sweepImports', cause);
    }
  }
  const { finished, forgotten, left } = counts;
  return { finished, forgotten, left };
}
