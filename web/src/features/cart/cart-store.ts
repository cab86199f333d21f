import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { createKeptStore, createStore, tellUnreadable } from '../../ui/external-store.ts';

/** A cart's slugs, each once: a template is sold once to a person. */
export type Slugs = readonly string[];

/** As many as `quoteCheckout` takes. */
export const cartLimit = 50;

/** The same list when nothing changes, so that a store can tell. The oldest makes room in a full cart. */
export const withSlug = (slugs: Slugs, slug: string): Slugs =>
  slugs.includes(slug) ? slugs : [...slugs, slug].slice(-cartLimit);

export const withoutSlugs = (slugs: Slugs, gone: Slugs): Slugs =>
  slugs.some((slug) => gone.includes(slug)) ? slugs.filter((slug) => !gone.includes(slug)) : slugs;

const key = 'tempera.cart';

/** The cart of this browser: slugs only, so that prices always come from the store. */
const cart = createKeptStore<Slugs>({
  kind: 'local',
  key,
  initial: [],
  parse: parseSlugs,
  format: JSON.stringify,
});

/** Anything that is not a list of slugs is an empty cart; a person may edit their storage. */
function parseSlugs(text: string | null): Slugs {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSlug) : [];
  } catch {
    tellUnreadable(key);
    return [];
  }
}

/** Slugs in the cart, oldest first; follows other tabs. Empty on the server and until the page is hydrated. */
export const useCart = cart.use;

export const addToCart = (slug: string): void => cart.set(withSlug(cart.get(), slug));

/** Takes slugs out. Returns the cart as it was before, for {@link restoreCart}. */
export function removeFromCart(...gone: string[]): Slugs {
  const before = cart.get();
  cart.set(withoutSlugs(before, gone));
  return before;
}

export const restoreCart = cart.set;

/** Whether the cart's drawer is open; kept here because a product page opens it too. */
const drawer = createStore(false);
export const useCartOpen = drawer.use;
export const setCartOpen = drawer.set;
