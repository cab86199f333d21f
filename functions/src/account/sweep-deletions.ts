import { timings } from '@tempera/domain/site/timings';
import { clock } from '../platform/clock.ts';
import { logs } from '../platform/logs.ts';
import { type Deletion, deletionsSince, forget, removeDocuments } from './deletions.store.ts';
import { finishDeletion } from './finish-deletion.ts';

/** An order that was under way may have brought something back, so the person's documents are taken away again. */
async function settle({ uid, finishedAt }: Deletion): Promise<'finished' | 'forgotten' | 'waiting'> {
  if (finishedAt === null) {
    await finishDeletion(uid);
    return 'finished';
  }
  if (finishedAt > clock.now() - timings.deletionRemembered) return 'waiting';
  await removeDocuments(uid);
  await forget(uid);
  return 'forgotten';
}

/**
 * Finishes the deletions that a process left behind when it died, and forgets those that are long over. One that fails
 * must not keep the others waiting.
 * @returns how many accounts are gone, how many forgotten, and how many are left for the next sweep
 */
export async function sweepDeletions(): Promise<{ finished: number; forgotten: number; left: number }> {
  const counts = { finished: 0, forgotten: 0, waiting: 0, left: 0 };
  for (const deletion of await deletionsSince(clock.now() - timings.deletionSweepAfter)) {
    try {
      counts[await settle(deletion)] += 1;
    } catch (cause) {
      counts.left += 1;
      logs.unexpected('sweepDeletions', cause);
    }
  }
  const { finished, forgotten, left } = counts;
  if (finished + forgotten + left > 0) logs.deletionsSwept(finished, forgotten, left);
  return { finished, forgotten, left };
}
