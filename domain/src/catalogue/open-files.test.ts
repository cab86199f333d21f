import { expect, it } from 'vitest';
import { isOpen, languageOf, openableParts, partsStillOpen } from './open-files.ts';

it.each([
  ['src/a.ts', ['src/'], true],
  ['src/deep/a.ts', ['src/'], true],
  ['srcs/a.ts', ['src/'], false],
  ['README.md', ['README.md'], true],
  ['README.md.js', ['README.md'], false],
  ['src/a.ts', [], false],
])('%s is among %j: %s', (path, parts, open) => {
  expect(isOpen(path, parts)).toBe(open);
});

it('offers folders and files at the top that can be read', () => {
  const paths = ['src/a.ts', 'README.md', 'assets/a.png', 'src/b.css', 'LICENSE', 'index.html'];
  expect(openableParts(paths.map((path) => ({ path })))).toEqual(['src/', 'index.html', 'README.md']);
});

it('knows text by its ending', () => {
  expect(['a.tsx', 'a.md', 'a.png', 'LICENSE', 'a.constructor'].map(languageOf)).toEqual([
    'typescript',
    '',
    undefined,
    undefined,
    undefined,
  ]);
});

it.each([
  [['README.md'], ['README.md']],
  [['src/app.js'], ['src/app.js']],
  [
    ['src/app.js', 'src/b/c.css', 'README.md'],
    ['src/', 'README.md'],
  ],
  [['gone.js', 'src/logo.png'], []],
  [[], []],
])('keeps open what was: %j as %j', (opened, parts) => {
  const files = ['README.md', 'src/app.js', 'src/b/c.css', 'src/logo.png', 'new.md'].map((path) => ({
    path,
  }));
  expect(partsStillOpen(files, opened)).toEqual(parts);
});
