import { describe, expect, it } from 'vitest';
import { cartLimit, withoutSlugs, withSlug } from './cart-store.ts';

describe('cart slugs', () => {
  it('keeps each template once and in order', () => {
    const cart = withSlug(withSlug([], 'blog'), 'portfolio');
    expect(cart).toEqual(['blog', 'portfolio']);
    expect(withSlug(cart, 'blog')).toBe(cart);
  });

  it('lets the oldest go when the cart is full', () => {
    const full = Array.from({ length: cartLimit }, (_, n) => `t${n}`);
    const next = withSlug(full, 'blog');
    expect(next).toHaveLength(cartLimit);
    expect(next[0]).toBe('t1');
    expect(next.at(-1)).toBe('blog');
  });

  it('takes out what was bought and nothing else', () => {
    const cart = ['blog', 'portfolio', 'neogate'];
    expect(withoutSlugs(cart, ['portfolio', 'unknown'])).toEqual(['blog', 'neogate']);
    expect(withoutSlugs(cart, ['unknown'])).toBe(cart);
  });
});
