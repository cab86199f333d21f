import type { Role } from '@tempera/domain/people/roles';

const presenceKey = 'tempera.presence';

/** Notes who has a session here, so that the next page can guess before Auth's SDK has loaded; null for nobody. */
export function rememberPresence(who: 'member' | 'guest' | null): void {
  // As before-paint.js does: until the person is known the header keeps a member's place, and a template's page what may be theirs.
  document.documentElement.toggleAttribute('data-session', who !== null);
  document.documentElement.toggleAttribute('data-member', who === 'member');
  try {
    if (who === null) localStorage.removeItem(presenceKey);
    else localStorage.setItem(presenceKey, who === 'member' ? 'signed-in' : 'guest');
  } catch {
    // Storage is switched off: the guess is all that is lost.
  }
}

/** A guess for the first paint only, never a right: whether a member was signed in when the last page closed. */
export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(presenceKey) === 'signed-in';
  } catch {
    return false;
  }
}

/**
 * Whether Auth has to be asked who is here: a visitor has left no mark, of ours or, where there is no IndexedDB, of Auth itself.
 * Where marks can't be left, it has to.
 */
export function mayHaveSession(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key === presenceKey || key.startsWith('firebase:authUser:'),
    );
  } catch {
    return true;
  }
}

/** Calls when a session has begun in another tab, or had begun before this page was taken out of the browser's memory. */
export function onSessionElsewhere(listener: () => void): void {
  const check = () => {
    if (mayHaveSession()) listener();
  };
  window.addEventListener('storage', check);
  window.addEventListener('pageshow', check);
}

const deviceKey = 'tempera.device';

/** This browser's own random mark, by which the store knows that somebody has signed in here before; undefined where none can be kept. */
export function deviceMark(): string | undefined {
  try {
    const known = localStorage.getItem(deviceKey);
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
    const made = crypto.randomUUID();
    localStorage.setItem(deviceKey, made);
    return made;
  } catch {
    return undefined;
  }
}

const activeKey = 'tempera.active';
/** Stands in where storage is switched off or full: then each tab counts for itself. */
let here: number | null = null;

/** When the person last did something in any tab of this browser, in milliseconds; null when nobody noted it. */
export function lastActive(): number | null {
  try {
    const at = Number(localStorage.getItem(activeKey));
    return Number.isSafeInteger(at) && at > 0 ? at : null;
  } catch {
    return here;
  }
}

/** Notes for all tabs that the person is here. */
export function noteActive(at: number): void {
  here = at;
  try {
    localStorage.setItem(activeKey, String(at));
  } catch {
    // This tab still knows.
  }
}

/** Whoever signs in next begins anew. */
export function forgetActive(): void {
  here = null;
  try {
    localStorage.removeItem(activeKey);
  } catch {
    // There is nothing to forget then.
  }
}

/** Calls when another tab noted something. Returns an unsubscribe function. */
export function onActiveElsewhere(listener: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key === activeKey) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/** The one cookie that Firebase Hosting passes on, and keeps apart in its CDN. */
const mark = '__session=staff';

/**
 * Notes in a cookie that somebody of the staff uses this browser, so that the server lets them on to the pages of a closed
 * store. It is a hint and no right: those pages hold nothing but what everybody may see, and writes are up to the rules.
 */
export function rememberStaff(role: Role | undefined): void {
  const marked = hasStaffMark(document.cookie);
  const isStaff = role !== undefined && role !== 'customer';
  if (isStaff === marked) return;
  const seconds = isStaff ? 31_536_000 : 0;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers that people still use
  document.cookie = `${mark}; path=/; max-age=${seconds}; samesite=lax`;
}

/** @param cookies as a request's `Cookie` header or `document.cookie` has them */
export const hasStaffMark = (cookies: string): boolean => cookies.split(/;\s*/).includes(mark);

/** The mark of whoever asks for a page: on the server the request's, in the browser its own. */
export const asksAsStaff = (request: Request): boolean =>
  hasStaffMark(import.meta.env.SSR ? (request.headers.get('cookie') ?? '') : document.cookie);
