import { toPlain } from '../public/plain.ts';
import type { PlainData } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { follow } from './follow.ts';

/**
 * Follows one document; the SDK loads first. The answer stops it, also while it is still loading.
 * `onError` gets the SDK's error (permission, network) once; the listener is over then.
 */
export function watchDoc(
  path: string,
  onData: (data: PlainData | null) => void,
  onError: (error: Error) => void = () => {},
): () => void {
  return follow(
    ({ doc, onSnapshot }, firestore) =>
      onSnapshot(
        doc(firestore, path),
        (snapshot) => {
          // Without a connection the SDK's empty cache says that nothing exists; only the server knows that.
          if (snapshot.metadata.fromCache && !snapshot.exists()) return;
          if (!snapshot.metadata.fromCache) markRead(path, 1);
          onData(snapshot.exists() ? toPlain(snapshot.data()) : null);
        },
        onError,
      ),
    onError,
  );
}

/** Whether the rules, rather than the network, ended a listener. */
export function isRefusal(error: Error): boolean {
  return 'code' in error && error.code === 'permission-denied';
}
