import { expect, it } from 'vitest';
import { treeId } from './git-objects.ts';
import { assertNewer, doubtsAbout } from './release-check.ts';

const file = (path: string, blob = 'a'.repeat(40)) => ({ path, executable: false, blob });
const files = [file('index.html'), file('src/app.js')];
const packageName = '@tempera/neo';
const newest = {
  version: '1.2.0',
  tree: treeId(files),
  files: files.map(({ path }) => path),
  open: [],
  packageName,
};
const first = { version: null, tree: null, files: [], open: [], packageName };
const next = (given: typeof files, manifest = '') => ({ version: '1.3.0', files: given, manifest });

it('doubts a release in which nothing has changed, or everything is elsewhere', () => {
  expect(doubtsAbout(next(files), newest)).toEqual(['Nothing has changed since 1.2.0.']);
  expect(doubtsAbout(next([file('dist/index.html'), file('dist/src/app.js')]), newest)).toEqual([
    expect.stringContaining('No file is where'),
  ]);
  expect(doubtsAbout(next([file('index.html', 'b'.repeat(40)), file('new.js')]), newest)).toEqual([]);
  expect(doubtsAbout(next(files), { ...newest, tree: null })).toEqual([]);
  expect(doubtsAbout(next(files), first)).toEqual([]);
});

it.each([
  [{ name: packageName, version: '1.2.0' }, true],
  [{ name: packageName, version: '1.3.0' }, false],
  [{ name: packageName, version: '1.2.0', private: true }, false],
  [{ name: 'neo', version: '1.2.0' }, false],
])('with %j for its package.json, it doubts that 1.3.0 is meant: %s', (manifest, isDoubted) => {
  const release = next([file('new.js'), file('index.html')], JSON.stringify(manifest));
  const told = 'package.json says 1.2.0, so 1.3.0 won’t be on npm. Set its version to 1.3.0.';
  for (const before of [newest, first]) expect(doubtsAbout(release, before)).toEqual(isDoubted ? [told] : []);
  expect(doubtsAbout(release, { ...newest, packageName: null })).toEqual([]);
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
