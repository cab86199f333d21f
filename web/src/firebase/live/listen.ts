import type { Firestore, Unsubscribe } from 'firebase/firestore';
import { type PlainData, toPlain } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { getFirestore } from '../sdk.ts';
import { isSame } from './is-same.ts';

export type Sdk = typeof import('firebase/firestore');
type Listen = (sdk: Sdk, firestore: Firestore) => Unsubscribe;

/**
 * Starts a listener once the SDK has loaded. Returns an unsubscribe function, which also works while the SDK is still
 * loading. `onError` hears that it could not be loaded.
 */
export function listen(
  start: Listen,
  onError: (error: Error) => void,
  open: () => Promise<Firestore> = getFirestore,
): () => void {
  let stopped = false;
  let stop = () => {};
  Promise.all([import('firebase/firestore'), open()])
    .then(([sdk, firestore]) => {
      if (!stopped) stop = start(sdk, firestore);
    })
    .catch(onError);
  return () => {
    stopped = true;
    stop();
  };
}

/**
 * Follows one document and returns an unsubscribe function. `onError` gets the SDK's error (permission, network) once; the
 * listener is over then.
 */
export function watchDoc(
  path: string,
  onData: (data: PlainData | null) => void,
  onError: (error: Error) => void,
): () => void {
  let shown: { data: PlainData | null } | null = null;
  return listen(
    ({ doc, onSnapshot }, firestore) =>
      onSnapshot(
        doc(firestore, path),
        // What was followed before comes from the cache first; that the server says the same is a change of metadata alone.
        { includeMetadataChanges: true },
        (snapshot) => {
          const { fromCache, hasPendingWrites } = snapshot.metadata;
          // Without a connection the SDK's cache says that nothing exists; only the server knows that.
          if (fromCache && !snapshot.exists()) return;
          if (!fromCache && !hasPendingWrites) markRead(path, 1);
          const data = snapshot.exists() ? toPlain(snapshot.data()) : null;
          if (shown && isSame(shown.data, data)) return;
          shown = { data };
          onData(data);
        },
        onError,
      ),
    onError,
  );
}

/** Whether the rules, rather than the network, refused a read or a write. */
export const isRefusal = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === 'permission-denied';

let tellRefused = () => {};

/** Hears that the rules have begun to refuse what is followed: the person's standing, or their session, may have changed. One at a time. */
export const onRefused = (listener: () => void): void => {
  tellRefused = listener;
};

/** Tells whoever keeps the session true. */
export const noteRefused = (): void => tellRefused();

/** What reactfire keeps of its listeners, errors included: a global map, there once reactfire is. */
export const keptByReactfire = (): Map<string, { ourError?: Error }> | undefined =>
  (globalThis as { _reactFirePreloadedObservables?: Map<string, { ourError?: Error }> })
    ._reactFirePreloadedObservables;

/**
 * A sign-in in the same tab would resume with what was kept of the former person (docs/architecture.md#reactfire). Clear it
 * while no signed-in screen is mounted.
 */
export const clearReactfireCache = (): void => keptByReactfire()?.clear();
