import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sbomOf } from './sbom-of.ts';

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

it('says of each package what it is, and whether a deployed store holds it', () => {
  const { components } = sbomOf({
    version: '1.0.0',
    packages: {
      '': { version: '1.0.0' },
      web: { dependencies: { '@a/b': '1', '@tempera/domain': '*' } },
      'node_modules/@tempera/domain': { link: true },
      'node_modules/@a/b': {
        version: '1.2.0',
        integrity: 'sha512-AQI=',
        license: 'MIT',
        dependencies: { c: '2' },
      },
      'node_modules/@a/b/node_modules/c': { version: '2.0.0', license: 'MIT OR Apache-2.0' },
      'node_modules/c': { version: '1.0.0' },
    },
  });
  expect(components).toEqual([
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
    expect.objectContaining({ purl: 'pkg:npm/c@1.0.0', scope: 'excluded' }),
    expect.objectContaining({
      purl: 'pkg:npm/c@2.0.0',
      scope: 'required',
      licenses: [{ expression: 'MIT OR Apache-2.0' }],
    }),
  ]);
});

it('is written by its command, without a network, and lacks nothing that the store names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbom-'));
  const file = join(folder, 'sbom.json');
  const { status, stdout } = spawnSync(process.execPath, ['tools/sbom/main.ts', file], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([
    0,
    expect.stringMatching(/: \d+ packages, \d+ of them in a deployed store/),
  ]);
  const { components }: ReturnType<typeof sbomOf> = read(file);
  rmSync(folder, { recursive: true });
  const required = new Set(components.filter(({ scope }) => scope === 'required').map(({ purl }) => purl));
  for (const workspace of ['domain', 'functions', 'web']) {
    const { dependencies = {} } = read(`${workspace}/package.json`) as {
      dependencies?: Record<string, string>;
    };
    for (const [name, version] of Object.entries(dependencies))
      expect(required).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  }
  const locked = Object.entries(
    read('package-lock.json').packages as Record<string, { link?: boolean; version: string }>,
  )
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(
      ([path, { version }]) =>
        `pkg:npm/${path.replace(/.*node_modules\//, '').replace('@', '%40')}@${version}`,
    );
  expect(components.map(({ purl }) => purl).sort()).toEqual([...new Set(locked)].sort());
});
