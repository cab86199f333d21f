import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { provideConfig } from '../firebase/config.ts';
import { primePublic } from '../firebase/public/public-store.ts';
import { whenTouched } from '../ui/when-touched.ts';
import { followReleases } from './follow-release.ts';
import { keepOffline } from './keep-offline.ts';
import { keyFirstEntry } from './key-first-entry.ts';
import { Providers, prepareLook } from './Providers.tsx';
import { parseState, stateElementId } from './page-state.ts';
import { routes } from './routes.tsx';

/** Takes over a page from the server, or draws it where there is none (`npm run dev`, panels, checkout). */
export async function startPage(root: HTMLElement): Promise<void> {
  keepOffline();
  const state = document.getElementById(stateElementId)?.textContent;
  if (state) await takeOver(root, state);
  else createRoot(root).render(pageOf(createRouter()));
  whenTouched(prefetch);
}

/** Nobody follows a link without having touched the page; until then it fetches nothing more. */
function prefetch(): () => void {
  import('./prefetch-links.ts').then(
    ({ prefetchLinks }) => prefetchLinks(routes),
    () => {},
  );
  return () => {};
}

/**
 * The router first runs its loaders, which find the documents that came with the page, so that the first render equals the
 * server's. Each piece of work is a task of its own: a phone would be held for half a second by all of it at once.
 */
async function takeOver(root: HTMLElement, state: string): Promise<void> {
  const { config, docs, madeAt } = parseState(state);
  provideConfig(config);
  for (const [path, value] of Object.entries(docs)) primePublic(path, value, madeAt);
  await nextTask();
  prepareLook();
  await nextTask();
  const router = createRouter();
  await nextTask();
  if (!router.state.initialized) await initialized(router);
  // From here on React hears of presses, and does them itself.
  dispatchEvent(new Event('tempera:heard'));
  stayInPlace(router);
  startTransition(() => void hydrateRoot(root, pageOf(router)));
}

/**
 * A page from the server stands where its reader, or the browser after a reload, has put it. The router would begin it at the top, or
 * at an older place that it has noted, and what a finger is on would move away under it.
 */
function stayInPlace(router: Router): void {
  // A fragment may name what only the app draws.
  if (window.location.hash && window.scrollY === 0) return;
  router.state.restoreScrollPosition = false;
  // It looks for a noted place once, and finds none here. A page that is still at its top goes to the one that was noted.
  if (window.scrollY > 0) router.enableScrollRestoration({}, () => window.scrollY)();
}

const pageOf = (router: Router): ReactNode => (
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>
);

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function initialized(router: Router): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

type Router = ReturnType<typeof createBrowserRouter>;

export function createRouter() {
  keyFirstEntry();
  const router = createBrowserRouter(routes);
  followReleases(() => loadAnew(router));
  return router;
}

/** The page that is on its way, where there is one: its code may be missed before its address is shown. */
function loadAnew({ state, createHref }: Router): void {
  const { location: next } = state.navigation;
  if (next) window.location.assign(createHref(next));
  else window.location.reload();
}
