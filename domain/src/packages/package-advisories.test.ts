import { describe, expect, it } from 'vitest';
import type { Advisory } from '../advisories/advisory.ts';
import { readAuditTree } from './audit-tree.ts';
import { affecting, deprecationOf, toAuditAdvisory, toBulkAdvisory } from './package-advisories.ts';

const advisory = (more: Partial<Advisory> = {}): Advisory => ({
  id: 'a1',
  slug: 'form',
  withdrawnAt: null,
  severity: 'high',
  title: 'A form sends too much',
  text: 'Update to 1.10.0.',
  versions: ['1.9.0', '1.10.0', '1.2.0'],
  fixedIn: '1.11.0',
  publishedAt: Date.UTC(2026, 0, 1),
  ...more,
});

describe('a version', () => {
  it('is deprecated by what is about it, the gravest first', () => {
    const low = advisory({ id: 'a0', severity: 'low', title: 'Slow', text: 'Wait.' });
    expect(deprecationOf('1.9.0', [low, advisory()])).toBe(
      'high: A form sends too much. Update to 1.10.0. low: Slow. Wait.',
    );
    expect(deprecationOf('1.11.0', [low, advisory()])).toBeNull();
  });

  it('is found among those that an advisory is about', () => {
    const other = advisory({ versions: ['2.0.0'] });
    expect(affecting(['1.9.0', '3.0.0'], [advisory(), other])).toEqual([advisory()]);
  });
});

it('an advisory names its versions in their order, and where it is fixed', () => {
  expect(toBulkAdvisory(advisory(), 'https://store.example.com/a')).toMatchObject({
    vulnerable_versions: '1.2.0 || 1.9.0 || 1.10.0',
    severity: 'high',
    url: 'https://store.example.com/a',
  });
  const found = [{ version: '1.9.0', paths: ['a>b'] }];
  expect(toAuditAdvisory('@tempera/neo', advisory(), found, '')).toMatchObject({
    module_name: '@tempera/neo',
    patched_versions: '>=1.11.0',
    findings: [{ version: '1.9.0', paths: ['a>b'] }],
  });
  expect(toAuditAdvisory('@tempera/neo', advisory({ fixedIn: null }), found, '').patched_versions).toBe(
    '<0.0.0',
  );
});

describe('a tree', () => {
  it('has packages at each depth, where they stand', () => {
    const tree = {
      dependencies: {
        a: { version: '1.0.0', dependencies: { b: { version: '2.0.0' } } },
        b: { version: '2.0.0', dependencies: { c: { requires: true } } },
        d: null,
      },
    };
    const found = readAuditTree(tree);
    expect([...found.keys()].toSorted()).toEqual(['a', 'b']);
    expect(found.get('b')?.[0]?.paths.toSorted()).toEqual(['a>b', 'b']);
  });

  it('may be of any kind, and of any depth', () => {
    for (const none of [null, 7, 'a', [], { dependencies: 'a' }, { dependencies: [null] }])
      expect(readAuditTree(none).size).toBe(0);
    let deep: object = {};
    for (let n = 0; n < 3_000; n += 1) deep = { version: '1.0.0', dependencies: { a: deep } };
    expect(readAuditTree({ dependencies: { a: deep } }).size).toBe(1);
  });
});
