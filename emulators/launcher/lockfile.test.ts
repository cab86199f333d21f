import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Entry,
  entryFor,
  missingEntries,
  type Packages,
  platformOf,
  uncheckedEntries,
} from './lockfile.ts';
import { root } from './paths.ts';

const packages: Packages = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
const nameOf = (path: string): string => path.split('node_modules/').at(-1) ?? '';

describe('package-lock.json', () => {
  it('has an entry for every dependency, optional ones for other systems too (else: npm run lock)', () => {
    expect(missingEntries(packages).map(({ path, range }) => `${path}@${range}`)).toEqual([]);
  });

  it('names no registry', () => {
    const isFolder = (entry: Entry) => entry.link && !entry.resolved?.includes(':');
    const hosts = Object.entries(packages).filter(([, entry]) => entry.resolved && !isFolder(entry));
    expect(hosts.map(([path]) => path)).toEqual([]);
  });

  it('goes without a checksum only for optional packages of other systems', () => {
    const unchecked = uncheckedEntries(packages).filter(
      ({ known }) => !known.optional || !known.os || !known.cpu,
    );
    expect(unchecked.map(({ path }) => path)).toEqual([]);
  });
});

describe('missingEntries', () => {
  const found = (added: Packages) => missingEntries(added).map(({ path }) => path);
  const parent: Entry = { version: '2.0.0', dev: true, optionalDependencies: { 'tool-linux-x64': '2.0.0' } };

  it('asks for a place next to the parent', () => {
    expect(found({ 'node_modules/tool': parent })).toEqual(['node_modules/tool-linux-x64']);
    expect(found({ 'web/node_modules/tool': parent })).toEqual(['web/node_modules/tool-linux-x64']);
    expect(found({ '': { dependencies: { tool: '^2.0.0' } } })).toEqual(['node_modules/tool']);
    expect(found({ web: { dependencies: { tool: '^2.0.0' } } })).toEqual(['node_modules/tool']);
  });

  it('takes an entry of any folder above, in the version that is asked for', () => {
    const entry = (version: string) => ({ 'node_modules/tool-linux-x64': { version } });
    expect(found({ 'node_modules/a/node_modules/tool': parent, ...entry('2.0.0') })).toEqual([]);
    expect(found({ 'web/node_modules/tool': parent, ...entry('1.0.0') })).toEqual([
      'web/node_modules/tool/node_modules/tool-linux-x64',
    ]);
  });

  it('looks at what added entries need, too', () => {
    const added = { version: '2.0.0', optional: true, dependencies: { runtime: '^1.0.0' } };
    const [gap] = missingEntries({ 'node_modules/tool': parent, 'node_modules/tool-linux-x64': added });
    expect(gap).toMatchObject({ path: 'node_modules/runtime', known: { optional: true } });
  });
});

describe('entryFor', () => {
  const engines = { node: '>=20' };
  const gap = {
    path: 'node_modules/tool-linux-x64-musl',
    name: 'tool-linux-x64-musl',
    range: '2.0.0',
    known: { dev: true, optional: true, engines, ...platformOf('tool-linux-x64-musl') },
  };

  it('is what the registry says', () => {
    const published = { version: '2.0.0', integrity: 'sha512-x', os: ['linux'], cpu: ['x64'], engines: {} };
    expect(entryFor(gap, published)).toMatchObject({ ...published, dev: true, optional: true });
  });

  it('comes from the name where the registry lacks the package', () => {
    const platform = { os: ['linux'], cpu: ['x64'], libc: ['musl'] };
    expect(entryFor(gap, undefined)).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      engines,
      ...platform,
    });
  });

  it('is refused where neither says for which machines it is', () => {
    expect(() => entryFor({ ...gap, known: {} }, undefined)).toThrow('pin another version');
    expect(() => entryFor({ ...gap, range: '^2.0.0' }, undefined)).toThrow('pin another version');
  });
});

describe('platformOf', () => {
  it('agrees with what every locked package states about itself', () => {
    const stated = Object.entries(packages).filter(([, { integrity, os, cpu }]) => integrity && os && cpu);
    expect(stated.length).toBeGreaterThan(50);
    for (const [path, { os, cpu, libc }] of stated) {
      const named = platformOf(nameOf(path));
      expect({ path, os: named.os, cpu: named.cpu }).toEqual({ path, os, cpu });
      if (named.libc) expect({ path, libc: named.libc }).toEqual({ path, libc });
    }
  });

  it('says nothing of a name without a platform', () => {
    expect(platformOf('fsevents')).toEqual({});
    expect(platformOf('binding-wasm32-wasi')).toEqual({});
  });
});
