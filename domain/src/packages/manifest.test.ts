import { expect, it } from 'vitest';
import { isPackage, packageVersion, readManifest } from './manifest.ts';

const said = { name: '@tempera/neo', version: '1.0.0' };

it('reads what an installation needs, and leaves out what is of another kind', () => {
  const manifest = readManifest(
    `\uFEFF${JSON.stringify({
      ...said,
      dependencies: { react: '^19.0.0' },
      devDependencies: ['vite'],
      scripts: { build: 1 },
      bin: { neo: 'cli.js' },
      bundledDependencies: ['left'],
      exports: { '.': './index.js' },
      dist: { tarball: 'https://example.com/evil.tgz' },
      deprecated: 'no',
      _hidden: true,
    })}`,
  );
  expect(manifest).toEqual({
    ...said,
    dependencies: { react: '^19.0.0' },
    bin: { neo: 'cli.js' },
    bundleDependencies: ['left'],
    exports: { '.': './index.js' },
  });
});

it.each(['', 'null', '[]', '{', '"a"', '{"name":"a"}', '{"name":1,"version":"1.0.0"}', '7'])(
  'reads nothing in %j',
  (json) => expect(readManifest(json)).toBeNull(),
);

it.each([
  [{}, true],
  [{ name: 'neo' }, false],
  [{ name: '@other/neo' }, false],
  [{ version: '1.0.1' }, false],
  [{ private: true }, false],
  [{ private: false }, true],
])('with %j, a package is %s', (other, is) => {
  const manifest = readManifest(JSON.stringify({ ...said, ...other }));
  expect(manifest && isPackage(manifest, said.name, said.version)).toBe(is);
});

it.each([
  [{ version: '0.9.0' }, '0.9.0'],
  [{ name: '@other/neo' }, null],
  [{ private: true }, null],
])('with %j, the package has version %j', (other, version) => {
  expect(packageVersion(readManifest(JSON.stringify({ ...said, ...other })), said.name)).toBe(version);
  expect(packageVersion(null, said.name)).toBeNull();
});
