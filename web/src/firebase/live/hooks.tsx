import type { FirebaseApp } from 'firebase/app';
import type { Auth } from 'firebase/auth';
import {
  collection,
  endAt,
  type FieldPath,
  type Firestore,
  orderBy,
  type Query,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import { type ReactNode, useEffect, useReducer, useState } from 'react';
import {
  AuthProvider,
  FirebaseAppProvider,
  FirestoreProvider,
  type ObservableStatus,
  useFirestore,
  useFirestoreCollection,
} from 'reactfire';
import type { PlainData } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { getApp, getAuth, getFirestore } from '../sdk.ts';
import { isRefusal, keptByReactfire, watchDoc } from './listen.ts';
import { snapshotOf, withId } from './read.ts';
import { type Follow, failed, found, type Live, loading, useFollowed } from './use-doc.ts';
import { askAgain, askAgainMs, askings } from './watch-query.ts';

interface Ready {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
}

interface SignedInFirebaseProps {
  /** Whoever is signed in; the key of the tree, so that another person's data never meets it. */
  uid: string;
  fallback: ReactNode;
  children: ReactNode;
}

/** reactfire's providers around signed-in screens, never in suspense mode (docs/architecture.md#reactfire). */
export function SignedInFirebase({ uid, fallback, children }: SignedInFirebaseProps) {
  const [ready, setReady] = useState<Ready | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([getApp(), getAuth(), getFirestore()]).then(([app, auth, firestore]) => {
      if (current) setReady({ app, auth, firestore });
    });
    return () => {
      current = false;
    };
  }, []);
  if (!ready) return fallback;
  return (
    <FirebaseAppProvider key={uid} firebaseApp={ready.app} suspense={false}>
      <AuthProvider sdk={ready.auth}>
        <FirestoreProvider sdk={ready.firestore}>{children}</FirestoreProvider>
      </AuthProvider>
    </FirebaseAppProvider>
  );
}

const untilAllowed: Follow = (path, show) =>
  askAgain(
    (ended) =>
      watchDoc(
        path,
        (data) => show(found(path, data)),
        (error) => {
          // Whoever may not read it any more must not go on seeing it.
          show(loading);
          ended(error);
        },
      ),
    (error) => show(failed(error)),
  );

interface Shared {
  live: Parameters<Parameters<Follow>[1]>[0];
  shows: Set<Parameters<Follow>[1]>;
  stop: () => void;
}

const shared = new Map<string, Shared>();

/**
 * Components that show the same document share one listener, so that its reads are counted once. One that has ended is shared
 * no more: whoever comes then asks anew.
 */
const sharedUntilAllowed: Follow = (path, show) => {
  const known = shared.get(path);
  const one: Shared = known ?? { live: loading, shows: new Set(), stop: () => {} };
  const forget = () => {
    if (shared.get(path) === one) shared.delete(path);
  };
  one.shows.add(show);
  if (known) show(one.live);
  else {
    shared.set(path, one);
    one.stop = untilAllowed(path, (live) => {
      one.live = live;
      if (live.error) forget();
      for (const each of one.shows) each(live);
    });
  }
  return () => {
    one.shows.delete(show);
    if (one.shows.size > 0) return;
    one.stop();
    forget();
  };
};

/**
 * A live document for signed-in screens, as plain data with its id. Whoever is refused has just been restricted, lost a role
 * or is back: it is asked again for a while, and told then (decision 30).
 */
export const useDoc = <T = PlainData>(path: string): Live<T & { id: string }> =>
  useFollowed<T>(path, sharedUntilAllowed);

/**
 * A live query for signed-in screens, inside {@link SignedInFirebase}; give it a `limit`, since every document read costs
 * money.
 */
export function useList<T>(path: string, ...constraints: QueryConstraint[]): Live<(T & { id: string })[]> {
  const { status, data, error } = useCollection(query(collection(useFirestore(), path), ...constraints));
  useMark(path, data);
  return {
    loading: status === 'loading',
    data: status === 'success' ? data.docs.map((item) => withId(item) as T & { id: string }) : null,
    error,
  };
}

/** Forgets what reactfire keeps of listeners that ended with an error, so that the next screen asks again. */
function forgetRefused(): void {
  const kept = keptByReactfire();
  for (const [id, { ourError }] of kept ?? []) if (ourError) kept?.delete(id);
}

type Settled = Pick<ObservableStatus<QuerySnapshot>, 'status' | 'data' | 'error'>;

/**
 * reactfire throws whatever ends a listener, after the last of its hooks, and at whoever mounts later. A refusal is no failure
 * of the page: the person has just been restricted, lost a role or is back, so it is asked again for a while, and told then.
 */
function useCollection(wanted: Query): Settled {
  useState(forgetRefused);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  const live = useSettled(wanted);
  const refused = live.status === 'error';
  useEffect(() => {
    if (!refused || asked === askings) return;
    const timer = setTimeout(() => {
      forgetRefused();
      ask();
    }, askAgainMs);
    return () => clearTimeout(timer);
  }, [refused, asked]);
  return refused && asked < askings ? { ...live, status: 'loading', error: undefined } : live;
}

function useSettled(wanted: Query): Settled {
  try {
    // biome-ignore lint/correctness/useHookAtTopLevel: what is caught is thrown after the last of its hooks
    return useFirestoreCollection(wanted);
  } catch (error) {
    if (isRefusal(error)) return { status: 'error', data: undefined as never, error };
    throw error;
  }
}

/**
 * Where the next page of a {@link useList} begins: after this item of the page before. The item's times are cut to
 * milliseconds, and others may share its millisecond, so the cursor is the document itself. Null is the first page.
 */
export function behind(item: object | null): QueryConstraint[] {
  const snapshot = item && snapshotOf(item);
  return snapshot ? [startAfter(snapshot)] : [];
}

/** Sorts after every text that begins with what stands before it. */
const beyond = '\uf8ff';

/** What a field, or the document's id (`documentId()`), begins with, in its order; an empty text is all of them. */
export const beginsWith = (field: string | FieldPath, text: string): QueryConstraint[] => [
  orderBy(field),
  startAt(text),
  endAt(text + beyond),
];

const marked = new WeakSet<object>();

/** Notes what an answer of the server cost, once for all components that share its listener. */
function useMark(path: string, snapshot: QuerySnapshot | undefined): void {
  useEffect(() => {
    if (!snapshot || marked.has(snapshot)) return;
    if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
    marked.add(snapshot);
    markRead(path, snapshot.docChanges().length);
  }, [path, snapshot]);
}
