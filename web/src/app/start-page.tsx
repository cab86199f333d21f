import { type ReactNode, StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { provideConfig } from '../firebase/config.ts';
import { primePublic } from '../firebase/public/public-store.ts';
import { keepOffline } from './keep-offline.ts';
import { Providers } from './Providers.tsx';
import { parseState, stateElementId } from './page-state.ts';
import { routes } from './routes.tsx';

/**
 * Takes over a page from the server, or draws it where there is none (`npm run dev`, panels, checkout). The router first
 * runs its loaders, which find the documents that came with the page, so that the first render equals the server's.
 */
export async function startPage(root: HTMLElement): Promise<void> {
  const state = document.getElementById(stateElementId)?.textContent;
  if (state) {
    const { config, docs, madeAt } = parseState(state);
    provideConfig(config);
    for (const [path, value] of Object.entries(docs)) primePublic(path, value, madeAt);
  }
  keepOffline();
  const router = createRouter();
  const page: ReactNode = (
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  if (!state) {
    createRoot(root).render(page);
    return;
  }
  if (!router.state.initialized) await initialized(router);
  // In slices: at once, it would hold the page for half a second on a phone.
  startTransition(() => void hydrateRoot(root, page));
}

function initialized(router: ReturnType<typeof createRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}

export function createRouter() {
  return createBrowserRouter(routes);
}
