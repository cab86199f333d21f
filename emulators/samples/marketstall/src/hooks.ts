import { useEffect, useState, useSyncExternalStore } from 'react';
import { type Cart, readCart } from './data/cart.ts';

function onHashChange(notify: () => void) {
  window.addEventListener('hashchange', notify);
  return () => window.removeEventListener('hashchange', notify);
}

/** What the address has after `#/`. */
export function usePath(): string {
  return useSyncExternalStore(onHashChange, () => window.location.hash.replace(/^#\/?/, ''));
}

const key = 'marketstall.cart';

/** The cart, which outlives a reload. Where storage is closed, as in a sandboxed frame, it lives as long as the page. */
export function useCart(): [Cart, (cart: Cart) => void] {
  const [cart, setCart] = useState(() => {
    try {
      return readCart(localStorage.getItem(key));
    } catch {
      return {};
    }
  });
  useEffect(() => {
    try {
      localStorage.setItem(key, JSON.stringify(cart));
    } catch {
      // Nothing is remembered then.
    }
  }, [cart]);
  return [cart, setCart];
}
