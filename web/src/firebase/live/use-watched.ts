import { useEffect, useState } from 'react';
import type { PlainData } from '../public/read-public.ts';
import { isRefusal, watchDoc } from './watch-doc.ts';

/** `loading` until the first answer; `missing` also when the person may not read it. */
export type Watched =
  | { status: 'loading' }
  | { status: 'found'; data: PlainData }
  | { status: 'missing' }
  | { status: 'failed' };

/**
 * A live document outside of {@link SignedInFirebase}: for pages that are public but show a signed-in person something
 * more, and for documents that may be refused, which reactfire would throw during render. `path` null reads nothing.
 */
export function useWatched(path: string | null): Watched {
  const [state, setState] = useState<{ path: string | null; watched: Watched }>(() => initial(path));
  if (state.path !== path) setState(initial(path));
  useEffect(() => {
    if (path === null) return;
    const show = (watched: Watched) => setState({ path, watched });
    return watchDoc(
      path,
      (data) => show(data ? { status: 'found', data } : { status: 'missing' }),
      (error) => show({ status: isRefusal(error) ? 'missing' : 'failed' }),
    );
  }, [path]);
  return state.path === path ? state.watched : { status: 'loading' };
}

function initial(path: string | null): { path: string | null; watched: Watched } {
  return { path, watched: { status: path === null ? 'missing' : 'loading' } };
}
