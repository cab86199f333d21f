import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { buildDemos } from './samples.ts';

it('lays out each site for /demos/<slug>/ without what belongs to the archive only', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tempera-demos-test-'));
  try {
    await buildDemos(folder);
    expect((await readdir(folder)).sort()).toEqual(products.map(({ slug }) => slug).sort());
    for (const { slug, demoUrl } of products) {
      const files = await readdir(join(folder, slug), { recursive: true });
      expect(demoUrl).toBe(`/demos/${slug}/index.html`);
      expect(files).toContain('index.html');
      expect(files.filter((path) => /LICENSE|README|package\.json|tools/.test(path))).toEqual([]);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
