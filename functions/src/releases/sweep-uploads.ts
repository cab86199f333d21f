import { durations } from '@tempera/domain/site/durations';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { sweepEach } from '../platform/sweep-each.ts';
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
  const stale = await staleUploads(clock.now() - durations.uploadKept, atOnce);
  const { removed, left } = await sweepEach('sweepUploads', ['removed'], stale, async (upload) => {
    await discardUpload(upload);
    return 'removed';
  });
  if (removed + left > 0) logs.uploadsSwept(removed, left);
  return { removed, left };
}
