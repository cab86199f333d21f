import { expect, it } from 'vitest';
import { readManifest } from './manifest.ts';
import { buildItem, itemHead, itemMessage } from './registry-item.ts';
import { pageOfItems, type RegistrySearch } from './registry-page.ts';

it('an item puts its files into a folder of its own, and says what they need', () => {
  const manifest = readManifest(
    '{"name":"neo","version":"1.0.0","dependencies":{"react":"^19.0.0"},"devDependencies":{"@types/react":"^19.0.0"}}',
  );
  expect(buildItem('neo', [{ path: 'src/a.ts', content: 'a\r\n' }], manifest)).toEqual({
    dependencies: ['react@^19.0.0'],
    devDependencies: ['@types/react@^19.0.0'],
    files: [{ path: 'neo/src/a.ts', type: 'registry:file', target: '~/neo/src/a.ts', content: 'a\r\n' }],
  });
  expect(buildItem('neo', [], null)).toEqual({ dependencies: [], devDependencies: [], files: [] });
});

it('a template that is none says how it can be had', () => {
  expect(itemMessage('binary', 'neo', '@tempera/neo')).toMatch(/not text.*\/git\/neo\.git.*@tempera\/neo/);
  expect(itemMessage('empty', 'neo', null)).not.toContain('npm');
});

const items = ['Astro', 'Blog', 'Neo'].map((title) =>
  itemHead({ slug: title.toLowerCase(), title, description: `A ${title} template` }),
);
const all: RegistrySearch = { q: '', types: [], limit: 100, offset: 0 };
const names = (search: Partial<RegistrySearch>) =>
  pageOfItems(items, { ...all, ...search }).items.map(({ name }) => name);

it('a list is searched by text and type, and cut into pages', () => {
  expect(names({ q: ' NEO ' })).toEqual(['neo']);
  expect(names({ q: 'template' })).toEqual(['astro', 'blog', 'neo']);
  expect(names({ types: ['item'] })).toHaveLength(3);
  expect(names({ types: ['registry:item', 'registry:ui'] })).toHaveLength(3);
  expect(names({ types: ['registry:ui'] })).toEqual([]);
  expect(pageOfItems(items, { ...all, limit: 2, offset: 1 })).toEqual({
    items: items.slice(1),
    pagination: { total: 3, offset: 1, limit: 2, hasMore: false },
  });
  expect(pageOfItems(items, { ...all, limit: 2 }).pagination.hasMore).toBe(true);
});
