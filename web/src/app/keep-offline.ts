import { wasSignedIn } from '../firebase/auth/browser-marks.ts';
import { alsoKeptBy } from '../firebase/public/public-store.ts';
import { whenIdle } from '../firebase/public/when-idle.ts';

/** How long after its start a page is left alone, in milliseconds: a first visit has more urgent things to fetch. */
const settledAfter = 15_000;

/** Makes the store readable without a connection (decision 16), unless the person asks for little data. */
export function keepOffline(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || connection?.saveData) return;
  alsoKeptBy(async (path) => (await import('./saved-pages.ts')).docOfSavedPage(path));
  setTimeout(() => whenIdle(register), settledAfter);
}

function register(): () => void {
  const { serviceWorker } = navigator;
  serviceWorker.register('/sw.js').catch((error: unknown) => {
    console.warn('Pages are not kept for offline reading', error);
  });
  tellSeen();
  serviceWorker.addEventListener('controllerchange', tellSeen);
  return () => {};
}

/** The worker comes after the page, a new build's as well: it is told what that has loaded. Who has an account gets the rest too. */
function tellSeen(): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const seen = loaded.filter((url) => /^\/(?:assets|images|accents)\//.test(pathOf(url)));
  navigator.serviceWorker.controller?.postMessage({
    seen: [location.pathname, ...seen],
    all: wasSignedIn(),
  });
}

/** Empty for what is not the store's own. */
const pathOf = (url: string) => (url.startsWith(`${location.origin}/`) ? new URL(url).pathname : '');
