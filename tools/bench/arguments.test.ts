import { expect, it } from 'vitest';
import { isStackPart, parseBenchArguments, parts } from './arguments.ts';

it('runs everything and prints a table unless told otherwise', () => {
  expect(parseBenchArguments([])).toEqual({ json: false, parts });
});

it('runs the named parts in the order of the bench', () => {
  expect(parseBenchArguments(['--json', '--only', 'start,js'])).toEqual({
    json: true,
    parts: ['js', 'start'],
  });
});

it('knows which parts share a stack', () => {
  expect(parts.filter(isStackPart)).toEqual([
    'paint',
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
  [['js'], 'js'],
])('names what is not understood in %j', (argv, named) => {
  expect(() => parseBenchArguments(argv)).toThrow(named);
});
