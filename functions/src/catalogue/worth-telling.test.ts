import { describe, expect, it } from 'vitest';
import { worthTelling } from './worth-telling.ts';

const product = { title: 'Ink', priceCents: 900, downloads: 3, alsoBought: ['a'], terms: ['ink'] };

describe('visitors’ open pages', () => {
  it.each([
    ['a price', { ...product, priceCents: 800 }],
    ['a new field', { ...product, address: 'ink-and-paper' }],
    ['an end', undefined],
  ])('hear of %s', (_, after) => {
    expect(worthTelling(product, after)).toBe(true);
  });

  it('do not hear of downloads, of what else was bought, or of what search finds it by', () => {
    expect(worthTelling(product, { ...product, downloads: 4, alsoBought: [], terms: [] })).toBe(false);
    const list = (downloads: number) => ({ rows: [{ slug: 'ink', downloads }], total: 1 });
    expect(worthTelling(list(3), list(4))).toBe(false);
    expect(worthTelling(list(3), { ...list(4), total: 2 })).toBe(true);
  });

  it('hear of a template whose place in a list is another', () => {
    expect(worthTelling([{ slug: 'a' }, { slug: 'b' }], [{ slug: 'b' }, { slug: 'a' }])).toBe(true);
  });
});
