import { languageOf } from '@tempera/domain/catalogue/open-files';
import type { TemplateFiles } from './read-release.ts';
import type { SeedProduct } from './seed-product.ts';

/** The piece of source on a product's preview page: 40 lines at most. */
interface SourceExcerpt {
  path: string;
  language: string;
  text: string;
}

/**
 * Cuts the excerpt that the product names out of a release.
 * @throws Error when the file has no line that begins as the product says, or is in no known language
 */
export function cutExcerpt({ slug, excerpt }: SeedProduct, files: TemplateFiles): SourceExcerpt {
  const { path, from, lines } = excerpt;
  const language = languageOf(path);
  if (!language) throw new Error(`${slug}: no language known for ${path}.`);
  const source = (files.get(path)?.toString('utf8') ?? '').split('\n');
  const start = source.findIndex((line) => line.trimStart().startsWith(from));
  if (start < 0) throw new Error(`${slug}: ${path} has no line that begins with "${from}".`);
  const text = source
    .slice(start, start + Math.min(lines, 40))
    .join('\n')
    .trimEnd();
  return { path, language, text };
}
