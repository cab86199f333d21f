import { collection, doc, type QueryConstraint, query } from 'firebase/firestore';
import { useFirestore, useFirestoreCollectionData, useFirestoreDocData } from 'reactfire';
import { toPlain } from './plain.ts';
import type { PlainData } from './read-public.ts';

/** What a live read answers: loading, then data (null when the document is missing), or an error to show. */
export interface Live<T> {
  loading: boolean;
  data: T | null;
  error: Error | undefined;
}

/** A live document for signed-in screens, as plain data with its id; use inside {@link SignedInFirebase}. */
export function useDoc<T = PlainData>(path: string): Live<T & { id: string }> {
  const { status, data, error } = useFirestoreDocData(doc(useFirestore(), path), { idField: 'id' });
  const missing = status !== 'success' || !data || Object.keys(data).length <= 1;
  return {
    loading: status === 'loading',
    data: missing ? null : (toPlain(data) as T & { id: string }),
    error,
  };
}

/** A live query for signed-in screens; give it a `limit` (design.md §6). */
export function useList<T = PlainData>(
  path: string,
  ...constraints: QueryConstraint[]
): Live<(T & { id: string })[]> {
  const { status, data, error } = useFirestoreCollectionData(
    query(collection(useFirestore(), path), ...constraints),
    { idField: 'id' },
  );
  return {
    loading: status === 'loading',
    data: status === 'success' ? data.map((item) => toPlain(item) as T & { id: string }) : null,
    error,
  };
}
