import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { products, type SeedProduct } from './catalogue.ts';

const templatesRoot = join(dirname(fileURLToPath(import.meta.url)), '..', 'samples');

/** Where the source of a template lies. */
export function templateFolder(slug: string): string {
  return join(templatesRoot, slug);
}

/** Every file of a template, with `/` between folders, in one order on every machine. */
export async function listTemplateFiles(slug: string): Promise<string[]> {
  const entries = await readdir(templateFolder(slug), { recursive: true, withFileTypes: true });
  const prefix = templateFolder(slug).length + 1;
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(prefix).split(sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
}

/** The piece of source on a product's preview page: 40 lines at most. */
interface SourceExcerpt {
  path: string;
  language: 'javascript' | 'css' | 'html';
  text: string;
}

const languages: Record<string, SourceExcerpt['language']> = {
  '.js': 'javascript',
  '.css': 'css',
  '.html': 'html',
};

/**
 * Cuts the excerpt that the product names out of its template.
 * @throws Error when the file has no line that begins as the product says, or is in no known language
 */
export async function readExcerpt(product: SeedProduct): Promise<SourceExcerpt> {
  const { path, from, lines } = product.excerpt;
  const language = languages[extname(path)];
  if (!language) throw new Error(`${product.slug}: no language known for ${path}.`);
  const source = (await readFile(join(templateFolder(product.slug), path), 'utf8')).split('\n');
  const start = source.findIndex((line) => line.trimStart().startsWith(from));
  if (start < 0) throw new Error(`${product.slug}: ${path} has no line that begins with "${from}".`);
  const text = source
    .slice(start, start + Math.min(lines, 40))
    .join('\n')
    .trimEnd();
  return { path, language, text };
}

/** What comes with a template but is no part of the site that it shows. */
function belongsToSite(path: string): boolean {
  return !['LICENSE', 'README.md', 'package.json'].includes(path) && !path.startsWith('tools/');
}

/** Puts each template's site under `outDir/<slug>/`, so that hosting serves it as `/demos/<slug>/index.html`. */
export async function buildDemos(outDir: string): Promise<void> {
  await rm(outDir, { recursive: true, force: true });
  for (const { slug } of products) {
    for (const path of (await listTemplateFiles(slug)).filter(belongsToSite)) {
      const target = join(outDir, slug, path);
      await mkdir(dirname(target), { recursive: true });
      await cp(join(templateFolder(slug), path), target);
    }
  }
}
