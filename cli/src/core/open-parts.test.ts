import { expect, it } from 'vitest';
import { openPaths, readParts } from './open-parts.ts';

const paths = ['README.md', 'src/app.js', 'src/logo.png', 'srcs.js'];

it('takes files and folders of the release, however they are typed', () => {
  expect(readParts(['README.md', './src', 'src/'], paths)).toEqual(['README.md', 'src/', 'src/']);
  for (const wrong of ['readme.md', 'sr', '../src', ''])
    expect(() => readParts([wrong], paths)).toThrow(/has no/);
});

it('opens what is text in them', () => {
  expect(openPaths(['src/'], paths)).toEqual(['src/app.js']);
  expect(openPaths([], paths)).toEqual([]);
});
