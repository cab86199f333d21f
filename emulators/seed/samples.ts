import { readdir } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

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
