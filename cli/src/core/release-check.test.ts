import { expect, it } from 'vitest';
import { treeId } from './git-objects.ts';
import { assertNewer, doubtsAbout } from './release-check.ts';

const file = (path: string, blob = 'a'.repeat(40)) => ({ path, executable: false, blob });
const files = [file('index.html'), file('src/app.js')];
const newest = { version: '1.2.0', tree: treeId(files), files: files.map(({ path }) => path) };
const first = { version: null, tree: null, files: [] };

it('doubts a release in which nothing has changed, or everything is elsewhere', () => {
  expect(doubtsAbout(files, newest)).toEqual(['Nothing has changed since 1.2.0.']);
  expect(doubtsAbout([file('dist/index.html'), file('dist/src/app.js')], newest)).toEqual([
    expect.stringContaining('No file is where'),
  ]);
  expect(doubtsAbout([file('index.html', 'b'.repeat(40)), file('new.js')], newest)).toEqual([]);
  expect(doubtsAbout(files, { ...newest, tree: null })).toEqual([]);
  expect(doubtsAbout(files, first)).toEqual([]);
});

it.each([
  ['1.2.0', false],
  ['1.1.9', false],
  ['1.10.0', true],
])('takes %s for a next one: %s', (version, isNewer) => {
  const check = () => assertNewer(version, newest);
  if (isNewer) expect(check).not.toThrow();
  else expect(check).toThrow(/not higher than 1\.2\.0/);
  expect(() => assertNewer(version, first)).not.toThrow();
});
