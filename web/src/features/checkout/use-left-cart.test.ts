// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useLeftCart } from './use-left-cart.ts';

afterEach(cleanup);

function follow(first: string[], order: string[]) {
  const onLeft = vi.fn();
  const { rerender } = renderHook(
    ({ cart, frozen }: { cart: string[]; frozen: boolean }) => useLeftCart(cart, order, frozen, onLeft),
    { initialProps: { cart: first, frozen: false } },
  );
  const cartIs = (cart: string[], frozen = false) => rerender({ cart, frozen });
  return { onLeft, cartIs };
}

it('tells what leaves the cart, once', () => {
  const { onLeft, cartIs } = follow([], ['blog', 'shop']);
  cartIs(['blog', 'shop', 'other']);
  cartIs(['shop']);
  cartIs(['shop']);
  expect(onLeft.mock.calls).toEqual([[['blog']]]);
});

it('says nothing of what was never in the cart, or is not in the order', () => {
  const { onLeft, cartIs } = follow(['other'], ['blog']);
  cartIs([]);
  cartIs(['shop', 'blog']);
  cartIs(['blog']);
  expect(onLeft).not.toHaveBeenCalled();
});

it('waits while the order is being paid', () => {
  const { onLeft, cartIs } = follow(['blog', 'shop'], ['blog', 'shop']);
  cartIs(['shop'], true);
  expect(onLeft).not.toHaveBeenCalled();
  cartIs(['shop']);
  expect(onLeft.mock.calls).toEqual([[['blog']]]);
});
