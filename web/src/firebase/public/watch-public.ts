import { isRefusal, listen } from '../live/listen.ts';
import { getPublicFirestore } from '../sdk.ts';
import { type PlainData, toPlain } from './read-public.ts';
import { markRead } from './reads.ts';

/**
 * Follows a public document as the server has it. What the browser kept of an earlier visit is never shown here: it would
 * put yesterday's price over the page that has just come. A document that stops being public, as a product that is archived
 * does, is gone for those who follow it. Returns an unsubscribe function, which also works while the SDK is still loading.
 */
export function watchPublic(path: string, onData: (data: PlainData | null) => void): () => void {
  const onError = (error: Error) => {
    if (isRefusal(error)) onData(null);
  };
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
