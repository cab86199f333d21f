import { listen } from '../live/listen.ts';
import { getPublicFirestore } from '../sdk.ts';
import { type PlainData, toPlain } from './read-public.ts';
import { markRead } from './reads.ts';

/**
 * Follows a public document as the server has it. What the browser kept of an earlier visit is never shown here: it would
 * put yesterday's price over the page that has just come. Returns an unsubscribe function, which also works while
 * the SDK is still loading.
 */
export function watchPublic(
  path: string,
  onData: (data: PlainData | null) => void,
  onError: (error: Error) => void,
): () => void {
  return listen(
    ({ doc, onSnapshot }, firestore) =>
      onSnapshot(
        doc(firestore, path),
        // Tells when the server has confirmed what was kept, which changes nothing else.
        { includeMetadataChanges: true },
        (snapshot) => {
          if (snapshot.metadata.fromCache) return;
          markRead(path, 1);
          onData(snapshot.exists() ? toPlain(snapshot.data()) : null);
        },
        onError,
      ),
    onError,
    getPublicFirestore,
  );
}

/** What was kept of a public document: null when there was none, undefined when nothing is known, as of collections. */
export async function readKept(path: string): Promise<PlainData | null | undefined> {
  if (path.split('/').length % 2 === 1) return undefined;
  const [{ doc, getDocFromCache }, firestore] = await Promise.all([
    import('firebase/firestore'),
    getPublicFirestore(),
  ]);
  const kept = await getDocFromCache(doc(firestore, path)).catch(() => undefined);
  if (!kept) return undefined;
  return kept.exists() ? toPlain(kept.data()) : null;
}
