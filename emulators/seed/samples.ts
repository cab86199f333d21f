import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../launcher/paths.ts';
import { products } from './catalogue.ts';

const templatesRoot = join(dirname(fileURLToPath(import.meta.url)), '..', 'samples');

/** Where the source of a template lies. */
export function templateFolder(slug: string): string {
  return join(templatesRoot, slug);
}

/** Every file of a template, with `/` between folders, in one order on every machine. */
export async function listTemplateFiles(slug: string): Promise<string[]> {
  const entries = await readdir(templateFolder(slug), { recursive: true, withFileTypes: true });
  const prefix = templateFolder(slug).length + 1;
  return (
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(prefix).split(sep).join('/'))
      // Left behind by whoever has tried it out where it lies.
      .filter((path) => !/^(?:node_modules|dist)\//.test(path))
      .sort((a, b) => (a < b ? -1 : 1))
  );
}

/** What comes with a template but is no part of the site that it shows. */
function belongsToSite(path: string): boolean {
  return !['LICENSE', 'README.md', 'package.json'].includes(path) && !path.startsWith('tools/');
}

/** The template's own build, by the store's copy of the packages that it names. */
async function buildWithVite(slug: string, outDir: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // Other ways to load the config write a file next to it.
  const options = ['--configLoader', 'native', '--logLevel', 'warn', '--outDir', outDir, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...options], {
    cwd: templateFolder(slug),
    // React takes any other word, such as that of a test, for development.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Whether a template has to be built before a browser can show it. */
export const needsBuild = (paths: readonly string[]): boolean => paths.includes('vite.config.ts');

async function buildDemo(slug: string, outDir: string): Promise<void> {
  const paths = await listTemplateFiles(slug);
  if (needsBuild(paths)) return buildWithVite(slug, outDir);
  for (const path of paths.filter(belongsToSite)) {
    const target = join(outDir, path);
    await mkdir(dirname(target), { recursive: true });
    await cp(join(templateFolder(slug), path), target);
  }
}

/** Puts each template's site under `outDir/<slug>/`, so that hosting serves it as `/demos/<slug>/index.html`. */
export async function buildDemos(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  await Promise.all(products.map(({ slug }) => buildDemo(slug, join(outDir, slug))));
}
