import { inParts } from '@tempera/domain/site/in-parts';
import { type DocumentData, db } from '../../../functions/src/platform/admin.ts';

/** In commits of five hundred. */
export async function writeAll(
  documents: readonly (readonly [path: string, data: DocumentData])[],
): Promise<void> {
  for (const part of inParts(documents, 500)) {
    const batch = db().batch();
    for (const [path, data] of part) batch.set(db().doc(path), data);
    await batch.commit();
  }
}
