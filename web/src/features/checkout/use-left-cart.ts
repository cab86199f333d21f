import { useEffect, useRef } from 'react';

/**
 * Tells which templates of an order leave the cart that it began with, be it in another tab: nobody pays for what they took out.
 * @param frozen while it is being paid, the order stays as it is; what has left meanwhile is told afterwards
 */
export function useLeftCart(
  cart: readonly string[],
  slugs: readonly string[],
  frozen: boolean,
  onLeft: (gone: string[]) => void,
): void {
  const before = useRef(cart);
  useEffect(() => {
    if (frozen) return;
    const gone = slugs.filter((slug) => before.current.includes(slug) && !cart.includes(slug));
    before.current = cart;
    if (gone.length > 0) onLeft(gone);
  });
}
