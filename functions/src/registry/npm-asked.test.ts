import { expect, it } from 'vitest';
import { npmAsked } from './npm-asked.ts';

const neo = { name: '@tempera/neo-gate', slug: 'neo-gate' };

it.each([
  ['-/ping', { what: 'ping' }],
  ['-/whoami', { what: 'whoami' }],
  ['-/npm/v1/security/advisories/bulk', { what: 'bulk' }],
  ['-/npm/v1/security/audits', { what: 'audit' }],
  ['-/npm/v1/security/audits/quick', { what: 'audit' }],
  ['@tempera/neo-gate', { what: 'packument', ...neo }],
  ['@tempera%2fneo-gate', { what: 'packument', ...neo }],
  ['%40tempera%2Fneo-gate', { what: 'packument', ...neo }],
  ['@tempera/neo-gate/-/neo-gate-1.10.0.tgz', { what: 'tarball', ...neo, version: '1.10.0' }],
  ['@tempera%2fneo-gate/-/neo-gate-0.9.0.tgz', { what: 'tarball', ...neo, version: '0.9.0' }],
])('knows %s', (path, asked) => {
  expect(npmAsked(`/npm/${path}`)).toEqual(asked);
});

it.each([
  '',
  '-/',
  '-/constructor',
  '-/ping/',
  '-/npm/v1/keys',
  'react',
  '@tempera',
  '@tempera/',
  '@tempera/Neo',
  '@tempera/neo/gate',
  '@tempera/..%2f..%2fusers',
  '@tempera/__proto__',
  '@/neo',
  '@tempera/neo-gate/1.0.0',
  '@tempera/neo-gate/-/neo-gate-1.0.0.zip',
  '@tempera/neo-gate/-/other-1.0.0.tgz',
  '@tempera/neo-gate/-/neo-gate-1.0.tgz',
  '@tempera/neo-gate/-/neo-gate-01.0.0.tgz',
  '@tempera/neo-gate/-/neo-gate-1.0.0-beta.tgz',
  '@tempera/neo-gate/-/neo-gate-1.0.0.tgz/-/neo-gate-1.0.0.tgz',
  '@tempera/neo-gate/-/..%2f..%2fneo-gate-1.0.0.tgz',
  '@tempera/neo-gate/-/neo-gate-1.0.0%00.tgz',
  '@tempera%252fneo-gate',
])('knows nothing at %j', (path) => {
  expect(npmAsked(`/npm/${path}`)).toBeNull();
});
