import { vi } from 'vitest';
import { db } from '../../../functions/src/platform/admin.ts';

/**
 * Has something happen right before the next batch is committed that changes such a document, as if another process had been
 * quicker; once, and until the mocks are restored.
 */
export function onUpdateOf(path: string, work: () => Promise<unknown>): void {
  const begin = db().batch.bind(db());
  let isDue = true;
  vi.spyOn(db(), 'batch').mockImplementation(() => {
    const batch = begin();
    const update = batch.update.bind(batch) as unknown as (...args: unknown[]) => typeof batch;
    const commit = batch.commit.bind(batch);
    let isMeant = false;
    batch.update = (document: { path: string }, ...args: unknown[]) => {
      isMeant ||= isDue && document.path === path;
      return update(document, ...args);
    };
    batch.commit = async () => {
      if (isMeant) {
        isDue = false;
        await work();
      }
      return commit();
    };
    return batch;
  });
}
