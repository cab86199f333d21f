import { timings } from '@tempera/domain/site/timings';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { discardUpload } from './publish-upload.ts';
import { staleUploads } from './uploads.store.ts';

/** So many in one run. */
const atOnce = 50;

/**
 * Takes away uploads that nobody has gone on with for a day, with every file of theirs: those that were left, those whose
 * process died on the way, and what is remembered of those that were published. One that fails must not keep the others.
 * @returns how many are gone, and how many are left for the next sweep
 */
export async function sweepUploads(): Promise<{ removed: number; left: number }> {
  let [removed, left] = [0, 0];
  for (const upload of await staleUploads(clock.now() - timings.uploadKept, atOnce)) {
    try {
      await discardUpload(upload);
      removed += 1;
    } catch (cause) {
      left += 1;
      logs.unexpected('sweepUploads', cause);
    }
  }
  if (removed + left > 0) logs.uploadsSwept(removed, left);
  return { removed, left };
}
