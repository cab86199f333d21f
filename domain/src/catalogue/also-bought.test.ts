import { expect, it } from 'vitest';
import { alsoBoughtLimits, createPairs } from './also-bought.ts';

function pairsOf(...libraries: string[][]) {
  const pairs = createPairs();
  for (const library of libraries) pairs.count(library);
  return pairs;
}

it('names what several buyers of a product have as well, the most common first', () => {
  const pairs = pairsOf(['a', 'b', 'c'], ['a', 'c'], ['b', 'a', 'c'], ['d', 'a']);
  expect(pairs.of('a')).toEqual(['c', 'b']);
  expect(pairs.of('c')).toEqual(['a', 'b']);
});

it('says nothing of what one person alone has, or nobody', () => {
  const pairs = pairsOf(['a', 'b'], ['c']);
  expect([pairs.of('a'), pairs.of('c'), pairs.of('nothing')]).toEqual([[], [], []]);
  expect(pairs.slugs()).toEqual([]);
  expect(pairsOf(['a', 'b'], ['b', 'a'], ['a', 'c']).slugs()).toEqual(['a', 'b']);
});

it('puts equals in one order, and names a few', () => {
  const all = ['z', 'a', 'm', 'k', 'b', 'y', 'x', 'c'];
  expect(pairsOf(all, all).of('z')).toEqual(['a', 'b', 'c', 'k', 'm', 'x']);
  const many = Array.from({ length: 80 }, (_, index) => `p${index}`);
  expect(pairsOf(many, many).of('p79')).toEqual([]);
  expect(pairsOf(many, many).of('p0')).toHaveLength(alsoBoughtLimits.named);
});
