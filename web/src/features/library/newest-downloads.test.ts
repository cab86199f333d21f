import { expect, it } from 'vitest';
import { compareVersions } from './compare-versions.ts';
import { newestDownloads, outdated } from './newest-downloads.ts';

it.each([
  ['1.0.0', '1.0.0', 0],
  ['1.9.0', '1.10.0', -1],
  ['2.0.0', '1.99.99', 1],
  ['', '0.0.1', -1],
])('%s beside %s', (a, b, sign) => {
  expect(Math.sign(compareVersions(a, b))).toBe(sign);
});

it('keeps the newest version of each template, whatever was downloaded last', () => {
  const newest = newestDownloads([
    { productId: 'blog', version: '1.0.0' },
    { productId: 'blog', version: '1.2.0' },
    { productId: 'neogate', version: '2.0.0' },
    { productId: 'blog', version: '1.1.0' },
  ]);
  expect([...newest]).toEqual([
    ['blog', '1.2.0'],
    ['neogate', '2.0.0'],
  ]);
});

it('speaks of an update only to whoever has an older version', () => {
  expect(outdated('1.0.0', '1.1.0')).toBe('1.0.0');
  expect(outdated('1.1.0', '1.1.0')).toBeNull();
  expect(outdated(undefined, '1.1.0')).toBeNull();
  expect(outdated('1.0.0', '')).toBeNull();
});
