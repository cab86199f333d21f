import { isSlug } from '@tempera/domain/catalogue/slug-pattern';
import { useSyncExternalStore } from 'react';

const key = 'tempera.cart';
const nothing: Slugs = [];

/** The cart of this browser: slugs only, so that prices always come from the store. */
let slugs: Slugs | null = null;
const subscribers = new Set<() => void>();

/** Slugs in the cart, oldest first; follows other tabs. Empty on the server and until the page is hydrated. */
export function useCart(): Slugs {
  return useSyncExternalStore(subscribe, current, () => nothing);
}

export function addToCart(slug: string): void {
  write(withSlug(current(), slug));
}

/** Takes slugs out. Returns the cart as it was before, for {@link restoreCart}. */
export function removeFromCart(...gone: string[]): Slugs {
  const before = current();
  write(withoutSlugs(before, gone));
  return before;
}

export function restoreCart(before: Slugs): void {
  write(before);
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  if (subscribers.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    subscribers.delete(notify);
    if (subscribers.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function current(): Slugs {
  slugs ??= read();
  return slugs;
}

function onStorage(event: StorageEvent): void {
  if (event.key !== null && event.key !== key) return;
  slugs = read();
  announce();
}

function write(next: Slugs): void {
  if (next === slugs) return;
  slugs = next;
  try {
    localStorage.setItem(key, JSON.stringify(next));
  } catch {
    // Storage is full or switched off: the cart then lives as long as the page.
  }
  announce();
}

function announce(): void {
  for (const notify of subscribers) notify();
}

/** Anything that is not a list of slugs is an empty cart; a person may edit their storage. */
function read(): Slugs {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSlug) : nothing;
  } catch {
    return nothing;
  }
}

/** A cart's slugs, each once: a template is sold once to a person. */
export type Slugs = readonly string[];

/** As many as `quoteCheckout` takes. */
export const cartLimit = 50;

/** The same list when nothing changes, so that a store can tell. The oldest makes room in a full cart. */
export function withSlug(slugs: Slugs, slug: string): Slugs {
  return slugs.includes(slug) ? slugs : [...slugs, slug].slice(-cartLimit);
}

export function withoutSlugs(slugs: Slugs, gone: Slugs): Slugs {
  return slugs.some((slug) => gone.includes(slug)) ? slugs.filter((slug) => !gone.includes(slug)) : slugs;
}

let isOpen = false;
const drawerSubscribers = new Set<() => void>();

/** Whether the cart's drawer is open; kept here because a product page opens it too. */
export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribeToDrawer,
    () => isOpen,
    () => false,
  );
}

export function setCartOpen(next: boolean): void {
  isOpen = next;
  for (const notify of drawerSubscribers) notify();
}

function subscribeToDrawer(notify: () => void): () => void {
  drawerSubscribers.add(notify);
  return () => drawerSubscribers.delete(notify);
}
