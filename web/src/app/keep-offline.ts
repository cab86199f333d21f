import { alsoKeptBy } from '../firebase/public/public-store.ts';
import { whenIdle } from '../firebase/public/when-idle.ts';

/** How long after its start a page is left alone, in milliseconds: a first visit has more urgent things to fetch. */
const settledAfter = 15_000;

/** Makes the store readable without a connection (decision 16), unless the person asks for little data. */
export function keepOffline(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
  alsoKeptBy(async (path) => (await import('./saved-pages.ts')).docOfSavedPage(path));
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    serviceWorker.addEventListener('controllerchange', tellLoaded, { once: true });
  setTimeout(() => whenIdle(register), settledAfter);
}

function register(): () => void {
  navigator.serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('Pages are not kept for offline reading', error);
  });
  return () => {};
}

/** The worker comes after the first page: it is told what that has loaded already. */
function tellLoaded(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  navigator.serviceWorker.controller?.postMessage(loaded.filter((url) => url.startsWith(location.origin)));
}
