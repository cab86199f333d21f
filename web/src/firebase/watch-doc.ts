import { toPlain } from './plain.ts';
import type { PlainData } from './read-public.ts';
import { markRead } from './reads.ts';
import { getFirestore } from './sdk.ts';

/**
 * Follows one document; the SDK loads first. The answer stops it, also while it is still loading.
 * `onError` gets the SDK's error (permission, network) once; the listener is over then.
 */
export function watchDoc(
  path: string,
  onData: (data: PlainData | null) => void,
  onError: (error: Error) => void = () => {},
): () => void {
  let stopped = false;
  let stop = () => {};
  const start = async () => {
    const [{ doc, onSnapshot }, firestore] = await Promise.all([
      import('firebase/firestore'),
      getFirestore(),
    ]);
    if (stopped) return;
    stop = onSnapshot(
      doc(firestore, path),
      (snapshot) => {
        // Without a connection the SDK's empty cache says that nothing exists; only the server knows that.
        if (snapshot.metadata.fromCache && !snapshot.exists()) return;
        if (!snapshot.metadata.fromCache) markRead(path, 1);
        onData(snapshot.exists() ? toPlain(snapshot.data()) : null);
      },
      onError,
    );
  };
  start().catch(onError);
  return () => {
    stopped = true;
    stop();
  };
}

/** Whether the rules, rather than the network, ended a listener. */
export function isRefusal(error: Error): boolean {
  return 'code' in error && error.code === 'permission-denied';
}
