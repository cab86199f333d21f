import { matchRoutes, type RouteObject } from 'react-router-dom';

/** How long the pointer or the focus rests on a link before its page is fetched, in milliseconds: what it passes over costs no reads. */
const restMs = 100;

/**
 * Fetches the page behind a link of the store that is pointed at, focused or pressed: its code, and by its loader the public
 * documents, which a click within the next half minute finds in this tab. Who asks for little data has nothing fetched.
 */
export function prefetchLinks(routes: RouteObject[]): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  let timer: ReturnType<typeof setTimeout>;
  const consider = (target: EventTarget | null, ms: number) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link) timer = setTimeout(() => fetchPage(routes, link), ms);
  };
  const signs = [
    ['pointerover', restMs],
    ['focusin', restMs],
    ['pointerdown', 0],
  ] as const;
  for (const [sign, ms] of signs) addEventListener(sign, ({ target }) => consider(target, ms));
  const asked = () => {
    clearTimeout(timer);
    unasked = 0;
  };
  addEventListener('click', asked, { capture: true });
  addEventListener('vite:preloadError', keepPage, { capture: true });
  // This was loaded because the pointer moved, perhaps onto a link.
  consider(document.querySelector('a:hover'), restMs);
}

/** Pages underway that nobody has clicked for. */
let unasked = 0;

/** The page that is open is not loaded anew (follow-release.ts) because the code of one that nobody asked for is gone. */
function keepPage(event: Event): void {
  if (unasked > 0) event.stopImmediatePropagation();
}

/** What fails here fails again at the click, which says so. */
async function fetchPage(routes: RouteObject[], { href, target }: HTMLAnchorElement): Promise<void> {
  const url = new URL(href);
  if (url.origin !== location.origin || target || url.pathname === location.pathname) return;
  const { route, params = {} } = matchRoutes(routes, url.pathname)?.at(-1) ?? {};
  if (typeof route?.lazy !== 'function') return;
  unasked += 1;
  try {
    const { loader } = await route.lazy();
    if (typeof loader !== 'function') return;
    await loader({ request: new Request(href), url, pattern: '', params, context: undefined });
  } catch {
  } finally {
    unasked = Math.max(0, unasked - 1);
  }
}
