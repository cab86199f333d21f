import { expect, it } from 'vitest';
import { readPnpmLock, readYarnLock } from './locked.ts';
import { isLockfile, sbomOf } from './sbom-of.ts';

const release = { slug: 'neo', version: '1.2.0', title: 'Neo', releasedAt: Date.UTC(2026, 0, 2) };
const npm = (packages: object) => ({ path: 'package-lock.json', text: JSON.stringify({ packages }) });

it('says of each package what it is, once, and whether it is only for work on the template', () => {
  const sbom = sbomOf(release, [
    npm({
      '': { name: 'neo', version: '1.2.0' },
      app: { version: '1.0.0' },
      'node_modules/app': { link: true },
      'node_modules/@a/b': { version: '1.2.0', integrity: 'sha512-AQI=', license: 'MIT', dev: true },
      'node_modules/c': { version: '2.0.0-beta.1+x', license: 'MIT OR Apache-2.0' },
    }),
    { ...npm({ 'node_modules/@a/b': { version: '1.2.0' } }), path: 'app/package-lock.json' },
  ]);
  expect(sbom).toEqual({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: '2026-01-02T00:00:00.000Z',
      component: {
        'bom-ref': 'neo@1.2.0',
        type: 'application',
        name: 'neo',
        description: 'Neo',
        version: '1.2.0',
      },
      properties: [
        { name: 'tempera:lockfile', value: 'package-lock.json' },
        { name: 'tempera:lockfile', value: 'app/package-lock.json' },
      ],
    },
    components: [
      {
        'bom-ref': 'pkg:npm/%40a/b@1.2.0',
        type: 'library',
        group: '@a',
        name: 'b',
        version: '1.2.0',
        scope: 'required',
        hashes: [{ alg: 'SHA-512', content: '0102' }],
        licenses: [{ license: { name: 'MIT' } }],
        purl: 'pkg:npm/%40a/b@1.2.0',
      },
      {
        'bom-ref': 'pkg:npm/c@2.0.0-beta.1%2Bx',
        type: 'library',
        name: 'c',
        version: '2.0.0-beta.1+x',
        scope: 'required',
        licenses: [{ expression: 'MIT OR Apache-2.0' }],
        purl: 'pkg:npm/c@2.0.0-beta.1%2Bx',
      },
    ],
  });
});

it('reads what pnpm wrote', () => {
  const text = `lockfileVersion: '9.0'

importers:
  .:
    dependencies:
      a@b: not a package

packages:

  '@a/b@1.0.0':
    resolution: {integrity: sha512-AQI=}
    engines: {node: '>=18'}

  /c@2.1.0(d@1.0.0):
    resolution: {integrity: sha512-AQM=}
    dev: true

snapshots:

  e@3.0.0: {}
`;
  expect(readPnpmLock(text)).toEqual([
    { name: '@a/b', version: '1.0.0', integrity: 'sha512-AQI=' },
    { name: 'c', version: '2.1.0', integrity: 'sha512-AQM=', dev: true },
  ]);
});

it('reads what both kinds of yarn wrote', () => {
  const first = `# yarn lockfile v1


"@a/b@^1.0.0", "@a/b@^1.1.0":
  version "1.1.0"
  integrity sha512-AQI=
  dependencies:
    c "^2.0.0"

c@^2.0.0:
  version "2.0.1"
`;
  expect(readYarnLock(first)).toEqual([
    { name: '@a/b', version: '1.1.0', integrity: 'sha512-AQI=' },
    { name: 'c', version: '2.0.1' },
  ]);
  const later = `__metadata:
  version: 8

"@a/b@npm:^1.0.0":
  version: 1.1.0
  resolution: "@a/b@npm:1.1.0"

"neo@workspace:.":
  version: 0.0.0-use.local
`;
  expect(readYarnLock(later)).toEqual([{ name: '@a/b', version: '1.1.0' }]);
});

it('is none without a lockfile that names a package', () => {
  expect(sbomOf(release, [])).toBeNull();
  expect(sbomOf(release, [{ path: 'package-lock.json', text: '{' }])).toBeNull();
  expect(sbomOf(release, [npm({})])).toBeNull();
  const small = { sizeBytes: 1 };
  expect(
    ['yarn.lock', 'app/pnpm-lock.yaml', 'a/node_modules/b/yarn.lock', 'lock'].map((path) =>
      isLockfile({ path, ...small }),
    ),
  ).toEqual([true, true, false, false]);
  expect(isLockfile({ path: 'yarn.lock', sizeBytes: 9 * 1024 * 1024 })).toBe(false);
});
