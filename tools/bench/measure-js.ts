/** How much JavaScript a page's first picture costs, from the local build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, webDir } from '../../emulators/launcher/build.ts';
import type { Figures } from './budgets.ts';
import { appOf, closureOf, type Manifest, plainScriptsOf, screensElsewhere } from './manifest.ts';
import { round } from './statistics.ts';

/** The chunks that each page's address loads besides the app's, which holds home, list and preview (web/build/chunks.ts). */
const chunks = {
  home: [],
  checkout: ['src/routes/store/checkout.tsx'],
  dashboard: [
    'src/routes/panel/admin.tsx',
    'src/features/dashboard/Dashboard.tsx',
    'src/features/audit/RecentActivity.tsx',
  ],
};
const panels = ['src/routes/panel/admin.tsx', 'src/routes/panel/staff.tsx'];

/**
 * `js.<page>.kB`: gzip, each file by itself as a server sends it, in kB of 1,000 bytes. `js.panels.elsewhere`: screens of the
 * back-office whose code another route brings along.
 */
export async function measureJs(): Promise<Figures> {
  await buildWeb(console.log);
  const manifest = JSON.parse(readFileSync(join(webDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const shell = readFileSync(join(webDir, 'shell.html'), 'utf8');
  const plain = plainScriptsOf(shell);
  const figures: Figures = {};
  for (const [page, own] of Object.entries(chunks)) {
    const files = [...plain, ...closureOf(manifest, [appOf(manifest, shell), ...own])];
    const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(join(webDir, file))).length, 0);
    figures[`js.${page}.kB`] = round(bytes / 1000, 1);
  }
  figures['js.panels.elsewhere'] = screensElsewhere(manifest, panels).length;
  return figures;
}
