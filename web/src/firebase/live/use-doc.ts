import { useEffect, useState } from 'react';
import type { PlainData } from '../public/read-public.ts';
import { isRefusal, watchDoc } from './listen.ts';
import { askAgain } from './watch-query.ts';

/** What a live read gives: loading, then data (null when the document is missing), or an error to show. */
export interface Live<T> {
  loading: boolean;
  data: T | null;
  error: Error | undefined;
}

type LiveDoc = Live<PlainData & { id: string }>;

export const loading: LiveDoc = { loading: true, data: null, error: undefined };
const missing: LiveDoc = { ...loading, loading: false };

export const failed = (error: Error): LiveDoc => ({ ...missing, error });

/** A document as it is shown, with its id. */
export const found = (path: string, data: PlainData | null): LiveDoc =>
  data ? { ...missing, data: { ...data, id: path.slice(path.lastIndexOf('/') + 1) } } : missing;

/** Follows a document for a screen. Returns an unsubscribe function. */
export type Follow = (path: string, show: (live: LiveDoc) => void) => () => void;

/** A document as `follow` shows it; `path` null reads nothing and is missing. */
export function useFollowed<T>(path: string | null, follow: Follow): Live<T & { id: string }> {
  const initial = { path, live: path === null ? missing : loading };
  const [state, setState] = useState(initial);
  if (state.path !== path) setState(initial);
  useEffect(
    () => (path === null ? undefined : follow(path, (live) => setState({ path, live }))),
    [path, follow],
  );
  return (state.path === path ? state : initial).live as Live<T & { id: string }>;
}

const ifAllowed: Follow = (path, show) =>
  watchDoc(
    path,
    (data) => show(found(path, data)),
    (error) => show(isRefusal(error) ? missing : failed(error)),
  );

/**
 * A live document as plain data, where a refusal means that there is nothing for this person: on public pages that show a
 * signed-in person something more, and for documents of others. `path` null reads nothing.
 */
export const useDocIfAllowed = <T = PlainData>(path: string | null): Live<T & { id: string }> =>
  useFollowed<T>(path, ifAllowed);

const ofOwn: Follow = (path, show) =>
  askAgain(
    (ended) =>
      watchDoc(
        path,
        (data) => show(found(path, data)),
        (error) => {
          if (isRefusal(error)) show(missing);
          ended(error);
        },
      ),
    (error) => show(isRefusal(error) ? missing : failed(error)),
  );

/**
 * The same for what belongs to the person who looks: a refusal as their session begins is one of the moment, so it is asked
 * again (decision 30), and what they bought is theirs on the page as soon as it is allowed.
 */
export const useOwnDoc = <T = PlainData>(path: string | null): Live<T & { id: string }> =>
  useFollowed<T>(path, ofOwn);
