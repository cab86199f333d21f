const key = 'tempera.active';
/** Stands in where storage is switched off or full: then each tab counts for itself. */
let here: number | null = null;

/** When the person last did something in any tab of this browser, in milliseconds; null when nobody noted it. */
export function lastActive(): number | null {
  try {
    const at = Number(localStorage.getItem(key));
    return Number.isSafeInteger(at) && at > 0 ? at : null;
  } catch {
    return here;
  }
}

/** Notes for all tabs that the person is here. */
export function noteActive(at: number): void {
  here = at;
  try {
    localStorage.setItem(key, String(at));
  } catch {
    // This tab still knows.
  }
}

/** Whoever signs in next begins anew. */
export function forgetActive(): void {
  here = null;
  try {
    localStorage.removeItem(key);
  } catch {
    // There is nothing to forget then.
  }
}

/** Calls when another tab noted something. The answer stops it. */
export function onActiveElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
