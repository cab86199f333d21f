import { expect, it } from 'vitest';
import { products } from '../../emulators/seed/catalogue.ts';
import { isStackPart, parseBenchArguments, parts } from './arguments.ts';

const sizes = [products.length, 5_000, 20_000, 100_000];

it('runs everything but the long parts and prints a table unless told otherwise', () => {
  const run = parts.filter((part) => part !== 'scale' && part !== 'launch' && part !== 'rush');
  expect(parseBenchArguments([])).toEqual({ json: false, parts: run, sizes, minutes: 10 });
});

it('takes parts as words, and sizes of its stores', () => {
  const asked = { json: false, parts: ['scale'], sizes: [8, 5_000], minutes: 10 };
  expect(parseBenchArguments(['scale', '--sizes', '8,5000'])).toEqual(asked);
});

it('runs the named parts in the order of the bench', () => {
  expect(parseBenchArguments(['--json', '--only', 'start,js'])).toEqual({
    json: true,
    parts: ['js', 'start'],
    sizes,
    minutes: 10,
  });
});

it('knows which parts share a stack', () => {
  expect(parts.filter(isStackPart)).toEqual([
    'paint',
    'inp',
    'next',
    'bubble',
    'lighthouse',
    'ban',
    'messages',
    'latency',
    'clones',
    'reads',
    'tables',
  ]);
});

it.each([
  [['--only', 'js,speed'], 'speed'],
  [['--fast'], '--fast'],
  [['speed'], 'speed'],
  [['scale', '--sizes', '8,many'], '--sizes'],
])('names what is not understood in %j', (argv, named) => {
  expect(() => parseBenchArguments(argv)).toThrow(named);
});
