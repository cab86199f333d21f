import { lazy, useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

/** Whether the browser has a connection, live; a page from the server is drawn as connected. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/**
 * `lazy` for a piece that the page can do without for now: a failed import would put an error in the place of the whole page. Code
 * that doesn't come is asked for again at the next press, and with the next connection. What is wrong with the code itself is thrown.
 * Not for what stands in the frame of a page from the server: a move to another page waits until that is taken over.
 */
export const lazyPiece: typeof lazy = (load) =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (!(error instanceof TypeError)) throw error;
        await new Promise((resolve) => {
          for (const event of ['online', 'click']) window.addEventListener(event, resolve, { once: true });
        });
      }
    }
  });
