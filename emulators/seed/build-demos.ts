import { cp, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { products } from './catalogue.ts';
import { listTemplateFiles, templateFolder } from './samples.ts';

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
