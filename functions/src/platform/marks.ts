import { changeMark } from '@tempera/domain/settings/settings';
import type { DocumentReference, WriteBatch } from './admin.ts';
import { serverTime } from './timestamps.ts';

/**
 * Leaves a mark of who writes a document beneath it, in the same batch, as the rules have admins do (decision 51).
 * @returns the field of the document that names the mark
 */
export function putMark(batch: WriteBatch, document: DocumentReference, byId: string) {
  const mark = document.collection('marks').doc();
  batch.create(mark, { byId, at: serverTime() });
  return { [changeMark]: mark.id };
}
