import { useSyncExternalStore } from 'react';

let open = false;
const subscribers = new Set<() => void>();

/** Whether the cart's drawer is open; kept here because a product page opens it too. */
export function useCartOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
}

export function setCartOpen(next: boolean): void {
  open = next;
  for (const notify of subscribers) notify();
}

function subscribe(notify: () => void): () => void {
  subscribers.add(notify);
  return () => subscribers.delete(notify);
}
