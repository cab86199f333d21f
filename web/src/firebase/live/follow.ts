import type { Firestore, Unsubscribe } from 'firebase/firestore';
import { getFirestore } from '../sdk.ts';

/**
 * Starts a listener once the SDK is there, for screens that don't hold it from the start. The answer stops it, also while the
 * SDK is still loading. `onError` hears that it could not be loaded.
 */
export function follow(
  listen: (sdk: typeof import('firebase/firestore'), firestore: Firestore) => Unsubscribe,
  onError: (error: Error) => void,
): () => void {
  let stopped = false;
  let stop = () => {};
  const start = async () => {
    const [sdk, firestore] = await Promise.all([import('firebase/firestore'), getFirestore()]);
    if (!stopped) stop = listen(sdk, firestore);
  };
  start().catch(onError);
  return () => {
    stopped = true;
    stop();
  };
}
