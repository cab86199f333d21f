import { mayHaveSession } from '../auth/browser-marks.ts';
import { getPublicFirestore } from '../sdk.ts';
import { docOf, docShelf, docUrl, type PlainData, toPlain } from './read-public.ts';

/**
 * What this browser kept of a public document (decision 15): null when there was none, undefined when nothing is known, as of
 * collections. Listeners keep what they hear, later than it was read; a visitor has none, and no SDK to look with.
 */
export async function keptDoc(path: string): Promise<PlainData | null | undefined> {
  if (path.split('/').length % 2 === 1) return undefined;
  const heard = mayHaveSession() ? await lastHeard(path).catch(() => undefined) : undefined;
  if (heard !== undefined) return heard;
  const shelf = await caches.open(docShelf);
  const read = await shelf.match(await docUrl(path));
  return read && docOf(read);
}

async function lastHeard(path: string): Promise<PlainData | null> {
  const [{ doc, getDocFromCache }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getPublicFirestore(),
  ]);
  const kept = await getDocFromCache(doc(firestore, path));
  return kept.exists() ? toPlain(kept.data()) : null;
}
