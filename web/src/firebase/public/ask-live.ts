/** When each document that pages follow last changed, in milliseconds, as `/live.json` says (decision 45). */
export type Changes = Record<string, number>;

/** How often a visible page asks, in milliseconds. */
const every = 20_000;
/** A page that has just come is left alone for as long: it has more urgent things to fetch. */
const firstAfter = 5_000;

/**
 * The last change of a document. A catalogue's version is written with its rows. Products, their reviews and the traces of archived ones have one time for all.
 */
export const changedAt = (path: string, changes: Changes): number =>
  changes[path === 'catalogue/version' ? 'catalogue/rows' : path] ??
  (/^(?:products|archived|catalogue)\//.test(path) ? (changes['catalogue/products'] ?? 0) : 0);

/**
 * Asks what has changed while the page is visible, and whenever it is visible or has a connection again. What can't be
 * answered is asked again later. Returns a function that ends it.
 */
export function askWhileVisible(onAnswer: (changes: Changes) => void): () => void {
  let timer = setTimeout(ask, firstAfter);
  let over = false;
  async function ask() {
    clearTimeout(timer);
    if (over || document.visibilityState !== 'visible') return;
    timer = setTimeout(ask, every);
    if (!navigator.onLine) return;
    const changes = await fetchChanges().catch(() => null);
    if (changes && !over) onAnswer(changes);
  }
  document.addEventListener('visibilitychange', ask);
  window.addEventListener('online', ask);
  return () => {
    over = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', ask);
    window.removeEventListener('online', ask);
  };
}

async function fetchChanges(): Promise<Changes | null> {
  const response = await fetch('/live.json');
  return response.ok ? ((await response.json()) as Changes) : null;
}
