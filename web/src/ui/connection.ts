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
 * `lazy` for a piece that the page can do without for now. Without a connection it waits for the next one, where a failed
 * import would put an error in the place of the whole page. With a connection it throws what the import throws.
 */
export const lazyPiece: typeof lazy = (load) =>
  lazy(async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        if (navigator.onLine) throw error;
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
      }
    }
  });
