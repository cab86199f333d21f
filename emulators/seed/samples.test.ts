import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { products } from './catalogue.ts';
import { buildDemos } from './samples.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tempera-demos-test-'));
  await buildDemos(folder);
  // Some are built by Vite, while the gate's other layers run beside.
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('lays out a site for each template', async () => {
  expect((await readdir(folder)).sort()).toEqual(products.map(({ slug }) => slug).sort());
});

describe.each(products)('the demo of $title', ({ slug, demoUrl }) => {
  it('is at /demos/<slug>/, without what belongs to the archive only', async () => {
    const files = await readdir(join(folder, slug), { recursive: true });
    expect(demoUrl).toBe(`/demos/${slug}/index.html`);
    expect(files).toContain('index.html');
    expect(files.filter((path) => /LICENSE|README|package\.json|tools|\.tsx?$/.test(path))).toEqual([]);
  });

  it('asks nobody else for anything and runs in a sandbox', async () => {
    const all = await readdir(join(folder, slug), { recursive: true });
    for (const path of all.filter((path) => /\.(html|css|js|svg)$/.test(path))) {
      const source = await readFile(join(folder, slug, path), 'utf8');
      const addresses = source.match(/(?:https?:)?\/\/[\w.-]+\.[a-z]{2,}[^\s"'`)]*/g) ?? [];
      // React names its page of errors in their texts.
      const known = /^https?:\/\/(www\.w3\.org|[\w.]*example\.com|react\.dev\/errors)\b/;
      expect(
        addresses.filter((address) => !known.test(address)),
        path,
      ).toEqual([]);
      // An opaque origin gets no module script, and nothing else that is fetched with CORS.
      if (path.endsWith('.html')) expect(source, path).not.toMatch(/type="module"|crossorigin/);
    }
  });
});
