import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../launcher/paths.ts';
import { products } from './catalogue.ts';
import { readRelease, type TemplateFiles } from './read-release.ts';
import { versionsOf } from './releases.ts';
import { templateFolder } from './samples.ts';

const textOf = (files: TemplateFiles, path: string) => files.get(path)?.toString('utf8') ?? '';

const releases = products.flatMap((product) =>
  versionsOf(product).map((version) => ({ slug: product.slug, version })),
);

interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const manifestOf = (files: TemplateFiles) => JSON.parse(textOf(files, 'package.json')) as Manifest;

describe.each(releases)('$slug $version', ({ slug, version }) => {
  it('says which release it is', async () => {
    const files = await readRelease(slug, version);
    expect(manifestOf(files).version).toBe(version);
    expect(textOf(files, 'LICENSE').split('\n')[0]).toContain(` ${version}: commercial license`);
  });

  it('holds every file and script that its README names', async () => {
    const files = await readRelease(slug, version);
    const readme = textOf(files, 'README.md');
    const paths = [...files.keys()];
    // What a build makes is not there yet.
    const named = [
      ...readme.matchAll(/`((?:[\w-]+\/)*[\w-]+\.(?:html|css|js|mjs|tsx?|xml|svg)|(?:[\w-]+\/)+)`/g),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !path.startsWith('dist/'));
    expect(named.length).toBeGreaterThan(4);
    expect(named.filter((path) => !paths.some((one) => one === path || one.startsWith(path)))).toEqual([]);
    const scripts = [...readme.matchAll(/\bnpm (?:run )?(?!install\b)(\w+)/g)].map(([, name = '']) => name);
    expect(scripts.length).toBeGreaterThan(0);
    expect(Object.keys(manifestOf(files).scripts)).toEqual(expect.arrayContaining(scripts));
  });

  it('links in no page and imports in no script what it does not hold', async () => {
    const files = await readRelease(slug, version);
    for (const [path, content] of files) {
      const source = content.toString('utf8');
      const links = path.endsWith('.html') ? [...source.matchAll(/(?:href|src)="([^"]+)"/g)] : [];
      const imports = /\.tsx?$/.test(path) ? [...source.matchAll(/(?:from|import) '(\.[^']+)'/g)] : [];
      for (const [, target = ''] of [...links, ...imports]) {
        const { protocol, pathname } = new URL(target, `file:///${path}`);
        if (protocol === 'file:') expect(files.has(pathname.slice(1)), `${path}: ${target}`).toBe(true);
      }
    }
  });
});

it('gives the current release as it lies in the repository', async () => {
  for (const { slug } of products) {
    for (const [path, content] of await readRelease(slug)) {
      expect(content.equals(await readFile(join(templateFolder(slug), path))), `${slug}/${path}`).toBe(true);
    }
  }
});

it('gives releases that differ in more than their number', async () => {
  for (const product of products) {
    const texts = await Promise.all(
      versionsOf(product).map(async (version) => {
        const files = [...(await readRelease(product.slug, version))];
        return files
          .filter(([path]) => !['LICENSE', 'package.json', 'README.md'].includes(path))
          .map(([path, content]) => `${path}\n${content}`)
          .join('\n');
      }),
    );
    expect(new Set(texts).size, product.slug).toBe(texts.length);
  }
});

it('asks for packages in the versions that it is built with here', async () => {
  for (const { slug } of products) {
    const { dependencies, devDependencies } = manifestOf(await readRelease(slug));
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) {
      const file = join(root, 'node_modules', name, 'package.json');
      const { version } = JSON.parse(await readFile(file, 'utf8')) as { version: string };
      const [major, minor = '0'] = version.split('.');
      const [wantedMajor, wantedMinor = '0'] = range.replace(/^\^/, '').split('.');
      expect(major, `${slug}: ${name}`).toBe(wantedMajor);
      expect(Number(minor), `${slug}: ${name}`).toBeGreaterThanOrEqual(Number(wantedMinor));
    }
  }
});
