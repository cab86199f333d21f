import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { templateFolder } from './samples.ts';
import type { SeedProduct } from './types.ts';

/** The piece of source on a product's preview page: 40 lines at most. */
export interface SourceExcerpt {
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
