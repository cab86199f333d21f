import type { Page } from 'playwright-core';

/** All that Firestore's SDK has in this browser's IndexedDB and local storage, as one text. */
export function firestoreOnDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const found: unknown[] = Object.entries(localStorage).filter(([key]) => key.startsWith('firestore'));
    for (const { name = '' } of await indexedDB.databases()) {
      if (!name.startsWith('firestore/')) continue;
      const database = await answer(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        found.push(store, await answer(database.transaction(store).objectStore(store).getAll()));
      }
      database.close();
    }
    return JSON.stringify(found);
  });
}

/** All addresses and texts that the service worker keeps, as one text. */
export function cachesOnDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = (await (await cache.match(request))?.text()) ?? '';
        found.push([request.url, request.url.includes('/assets/') ? '' : text]);
      }
    }
    return found.map(([url, text]) => `${JSON.stringify(url)} ${text}`).join('\n');
  });
}
