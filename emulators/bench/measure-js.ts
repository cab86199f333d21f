/** How much JavaScript a page's first picture costs, from the local build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, webDir } from '../launcher/build.ts';
import type { Figures } from './budgets.ts';
import { appOf, closureOf, groupOf, type Manifest, plainScriptsOf } from './manifest.ts';
import { round } from './statistics.ts';

/** The chunks that each page's address loads beside the app's, which holds home and list (web/build/chunks.ts). */
const chunksFor = (manifest: Manifest) => ({
  home: [],
  preview: [
    groupOf(manifest, 'preview'),
    'src/features/preview/components/Description.tsx',
    'src/features/preview/components/SourceExcerpt.tsx',
  ],
  checkout: ['src/routes/checkout.tsx'],
});

/** `js.<page>.kB`: gzip, each file by itself as a server sends it, in kB of 1,000 bytes. */
export async function measureJs(): Promise<Figures> {
  await buildWeb(console.log);
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const shell = readFileSync(join(webDir, 'shell.html'), 'utf8');
  const plain = plainScriptsOf(shell);
  const figures: Figures = {};
  for (const [page, chunks] of Object.entries(chunksFor(manifest))) {
    const files = [...plain, ...closureOf(manifest, [appOf(manifest, shell), ...chunks])];
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(webDir, file))).length, 0);
    figures[`js.${page}.kB`] = round(bytes / 1000, 1);
  }
  return figures;
}
