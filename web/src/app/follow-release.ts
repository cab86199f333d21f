const key = 'tempera.reloaded';
/** A page that was loaded anew and still misses something would otherwise go on reloading. */
const notAgainMs = 60_000;

/** The address in what browsers say of a module that did not come. */
const addressIn = (text: string) => /https?:\/\/\S+?\.(?:js|css)/.exec(text)?.[0];

const wasGone = async (address: string): Promise<boolean> => {
  try {
    return (await fetch(address, { method: 'HEAD', cache: 'no-store' })).status === 404;
  } catch {
    return false;
  }
};

/**
 * Loads the page anew when a part of it is gone because releases have come since it was opened; a deploy keeps the parts of one.
 * Without a connection nothing happens here: the page says so itself, and goes on when there is one.
 */
export function followReleases(reload: () => void): void {
  addEventListener('vite:preloadError', async (event) => {
    const address = addressIn(event.payload.message);
    const last = Number(sessionStorage.getItem(key) ?? 0);
    if (!address || Date.now() - last < notAgainMs || !(await wasGone(address))) return;
    sessionStorage.setItem(key, String(Date.now()));
    reload();
  });
}
