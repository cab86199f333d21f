import { expect, it } from 'vitest';
import { type Press, withPresses } from './wish-store.ts';

const stored = [
  { slug: 'b', addedAt: 2 },
  { slug: 'a', addedAt: 1 },
];
const shown = (presses: Map<string, Press>) => withPresses(stored, presses).map(({ slug }) => slug);

it('puts what was pressed before the list, and takes off what was pressed again', () => {
  expect(shown(new Map([['c', { wished: true, at: 3, stored: false }]]))).toEqual(['c', 'b', 'a']);
  expect(shown(new Map([['b', { wished: false, at: 3, stored: false }]]))).toEqual(['a']);
});

it('keeps a stored press until the list says the same, then believes the list', () => {
  const presses = new Map([
    ['c', { wished: true, at: 3, stored: true }],
    ['a', { wished: true, at: 3, stored: true }],
    ['b', { wished: true, at: 3, stored: false }],
  ]);
  expect(shown(presses)).toEqual(['c', 'b', 'a']);
  expect([...presses.keys()]).toEqual(['c', 'b']);
});
