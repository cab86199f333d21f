import { afterLogin, planOfCheckout, slugOfPurchase } from '@tempera/domain/site/paths';

const here = 'http://store.invalid';

/**
 * Where the login and sign-up pages lead, from their query: what was to be bought, else the page
 * named by `next` if it is one of this store, else home. `//other.site`, `/\other.site` and the like are not.
 */
export function redirectTarget(search: string): string {
  const next = new URLSearchParams(search).get('next');
  const slug = slugOfPurchase(search);
  return slug === null && next?.startsWith('/') ? (ownPath(next) ?? afterLogin(null)) : afterLogin(slug);
}

/** The plan whose checkout waits behind the login, by the pages' query; null for anything else. */
export function planOfTarget(search: string): string | null {
  const rest = /^\/checkout\/([^?#]*)/.exec(redirectTarget(search))?.[1];
  return rest === undefined ? null : planOfCheckout(rest);
}

function ownPath(next: string): string | null {
  if (!URL.canParse(next, here)) return null;
  const { origin, pathname, search, hash } = new URL(next, here);
  return origin === here && !pathname.startsWith('//') ? pathname + search + hash : null;
}
