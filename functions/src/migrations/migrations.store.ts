import type { CollectionReference } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';
import { serverTime } from '../platform/timestamps.ts';

/** `migrations/{id}`: how far a migration has come. */
export interface Progress {
  /** `failed` has come to its end without some documents; it begins anew. */
  state: 'running' | 'done' | 'failed';
  /** The step under way, and the last document of it that is through; empty at its beginning. */
  cursor: { step: string; after: string };
  /** Documents that were looked at, and of these the ones that could not be brought up to date. */
  counts: { seen: number; failed: number };
}

export const readProgress = async (id: string): Promise<Progress | undefined> =>
  (await refs.migration(id).get()).data() as Progress | undefined;

export async function beginProgress(id: string, progress: Progress): Promise<void> {
  await refs.migration(id).set({ ...progress, startedAt: serverTime(), finishedAt: null });
}

export async function writeProgress(id: string, progress: Progress): Promise<void> {
  const ended = progress.state === 'running' ? {} : { finishedAt: serverTime() };
  await refs.migration(id).update({ ...progress, ...ended });
}

/** The ids that follow one, in their order. */
export async function idsAfter(
  collection: CollectionReference,
  after: string,
  limit: number,
): Promise<string[]> {
  const query = collection.orderBy('__name__').select().limit(limit);
  const { docs } = await (after ? query.startAfter(after) : query).get();
  return docs.map(({ id }) => id);
}
