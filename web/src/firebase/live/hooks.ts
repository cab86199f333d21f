import {
  collection,
  type DocumentSnapshot,
  doc,
  endAt,
  type FieldPath,
  orderBy,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  startAfter,
  startAt,
} from 'firebase/firestore';
import { useEffect, useReducer, useState } from 'react';
import { type ObservableStatus, useFirestore, useFirestoreCollection, useFirestoreDoc } from 'reactfire';
import { toPlain } from '../public/plain.ts';
import type { PlainData } from '../public/read-public.ts';
import { markRead } from '../public/reads.ts';
import { askAgainMs, askings } from './ask-again.ts';
import { forgetRefused } from './forget-refused.ts';
import { isRefusal } from './watch-doc.ts';

/** What a live read answers: loading, then data (null when the document is missing), or an error to show. */
export interface Live<T> {
  loading: boolean;
  data: T | null;
  error: Error | undefined;
}

/** A live document for signed-in screens, as plain data with its id; use inside {@link SignedInFirebase}. */
export function useDoc<T = PlainData>(path: string): Live<T & { id: string }> {
  const { status, data, error } = useLive(useFirestoreDoc, doc(useFirestore(), path));
  useMark(path, data);
  const found = status === 'success' && data.exists();
  return {
    loading: status === 'loading',
    data: found ? (withId(data) as T & { id: string }) : null,
    error,
  };
}

/** A live query for signed-in screens; give it a `limit`, since every document read costs money. */
export function useList<T = PlainData>(
  path: string,
  ...constraints: QueryConstraint[]
): Live<(T & { id: string })[]> {
  const { status, data, error } = useLive(
    useFirestoreCollection,
    query(collection(useFirestore(), path), ...constraints),
  );
  useMark(path, data);
  return {
    loading: status === 'loading',
    data: status === 'success' ? data.docs.map((item) => withId(item) as T & { id: string }) : null,
    error,
  };
}

type Settled<T> = Pick<ObservableStatus<T>, 'status' | 'data' | 'error'>;

/**
 * reactfire throws whatever ends a listener, after the last of its hooks, and at whoever mounts later. A refusal is no failure
 * of the page: the person has just been restricted, lost a role or is back, so it is asked again for a while, and told then.
 */
function useLive<Target, T>(follow: (target: Target) => ObservableStatus<T>, target: Target): Settled<T> {
  useState(forgetRefused);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  const live = settle(follow, target);
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

function settle<Target, T>(follow: (target: Target) => ObservableStatus<T>, target: Target): Settled<T> {
  try {
    return follow(target);
  } catch (error) {
    if (error instanceof Error && isRefusal(error)) return { status: 'error', data: undefined as T, error };
    throw error;
  }
}

const snapshots = new WeakMap<object, DocumentSnapshot>();

/** A document as plain data with its id; {@link behind} finds its place again. */
export function withId(snapshot: DocumentSnapshot): PlainData {
  const item = { ...toPlain(snapshot.data() ?? {}), id: snapshot.id };
  snapshots.set(item, snapshot);
  return item;
}

/**
 * Where the next page of a {@link useList} begins: behind this item of the page before. The item's times are cut to
 * milliseconds, and others may share its millisecond, so the cursor is the document itself. Null is the first page.
 */
export function behind(item: object | null): QueryConstraint[] {
  const snapshot = item && snapshots.get(item);
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

/** Several queries as one list in which each item stands once; loading until all of them are there. */
export function joinLists<T extends { id: string }>(...lists: Live<T[]>[]): Live<T[]> {
  const items = lists.flatMap(({ data }) => data ?? []);
  return {
    loading: lists.some(({ loading }) => loading),
    data: lists.every(({ data }) => data) ? [...new Map(items.map((one) => [one.id, one])).values()] : null,
    error: lists.find(({ error }) => error)?.error,
  };
}

/** The same item as something else reads it, `read`; {@link behind} finds its place as well. */
export function readAs<T extends object>(item: object, read: T): T {
  const snapshot = snapshots.get(item);
  if (snapshot) snapshots.set(read, snapshot);
  return read;
}

const marked = new WeakSet<object>();

/** Notes what an answer of the server cost, once for all components that share its listener. */
function useMark(path: string, snapshot: DocumentSnapshot | QuerySnapshot | undefined): void {
  useEffect(() => {
    if (!snapshot || marked.has(snapshot)) return;
    if (snapshot.metadata.fromCache || snapshot.metadata.hasPendingWrites) return;
    marked.add(snapshot);
    markRead(path, 'docChanges' in snapshot ? snapshot.docChanges().length : 1);
  }, [path, snapshot]);
}
