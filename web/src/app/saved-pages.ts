import type { PlainData } from '../firebase/public/read-public.ts';
import { parseState, stateElementId } from './page-state.ts';

const state = new RegExp(`<script type="application/json" id="${stateElementId}">([^<]*)</script>`);

/**
 * A public document from the pages that the service worker keeps (web/build/worker.js): each brings along what it was made
 * of. Undefined when none of them has it.
 */
export async function docOfSavedPage(path: string): Promise<PlainData | null | undefined> {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    // The last that was kept is the youngest.
    for (const request of (await cache.keys()).toReversed()) {
      if (/\.\w+$/.test(new URL(request.url).pathname)) continue;
      const page = await cache.match(request, { ignoreVary: true });
      const json = state.exec((await page?.text()) ?? '')?.[1];
      const docs = json ? parseState(json).docs : {};
      if (path in docs) return docs[path];
    }
  }
  return undefined;
}
