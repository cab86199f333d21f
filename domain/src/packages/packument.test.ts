import { expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { buildPackument, type PackageRelease } from './packument.ts';

const name = '@tempera/neo';

function release(version: string, more: object = {}, told: Partial<PackageRelease> = {}): PackageRelease {
  const manifest = readManifest(JSON.stringify({ name, version, description: `Neo ${version}`, ...more }));
  if (!manifest) throw new Error('This is no package.json.');
  return {
    version,
    manifest,
    tarball: `https://store.example.com/npm/${name}/-/neo-${version}.tgz`,
    shasum: 'a'.repeat(40),
    integrity: 'sha512-x',
    fileCount: 3,
    unpackedBytes: 40,
    at: Date.UTC(2026, 0, Number(version.split('.')[1]) + 1),
    deprecated: null,
    ...told,
  };
}

const releases = [
  release('1.10.0', { scripts: { postinstall: 'node a.js' }, dependencies: { react: '^19.0.0' } }),
  release('1.2.0', { bin: './cli.js', keywords: ['a'] }, { deprecated: 'high: Bad. Update.' }),
];

it('tells an installation what it needs', () => {
  const packument = JSON.parse(JSON.stringify(buildPackument(name, releases, 'install')));
  expect(packument).toEqual({
    name,
    modified: '2026-01-11T00:00:00.000Z',
    'dist-tags': { latest: '1.10.0' },
    versions: {
      '1.2.0': {
        name,
        version: '1.2.0',
        bin: { neo: './cli.js' },
        deprecated: 'high: Bad. Update.',
        dist: {
          tarball: 'https://store.example.com/npm/@tempera/neo/-/neo-1.2.0.tgz',
          shasum: 'a'.repeat(40),
          integrity: 'sha512-x',
          fileCount: 3,
          unpackedSize: 40,
        },
      },
      '1.10.0': expect.objectContaining({
        dependencies: { react: '^19.0.0' },
        hasInstallScript: true,
      }),
    },
  });
});

it('tells who looks it up everything, with times', () => {
  const packument = JSON.parse(JSON.stringify(buildPackument(name, releases, 'whole')));
  expect(packument).toMatchObject({
    _id: name,
    description: 'Neo 1.10.0',
    time: {
      created: '2026-01-03T00:00:00.000Z',
      modified: '2026-01-11T00:00:00.000Z',
      '1.2.0': '2026-01-03T00:00:00.000Z',
      '1.10.0': '2026-01-11T00:00:00.000Z',
    },
  });
  expect(packument.versions['1.2.0']).toMatchObject({ keywords: ['a'], deprecated: 'high: Bad. Update.' });
  expect(packument.versions['1.10.0']).toMatchObject({ scripts: { postinstall: 'node a.js' } });
  expect(packument.versions['1.10.0']).not.toHaveProperty('deprecated');
});
