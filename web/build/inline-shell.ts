import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { inlineRuntime } from './inline-runtime.ts';

/**
 * Makes the built page paint from its one answer: style and first scripts stand inside it, and the app is imported by
 * `boot.js` once the page is painted. Each file of its own would keep a visitor on a slow line from the first picture
 * for a whole round trip.
 * @param html the page as Vite built it into `outDir`
 * @throws Error when the build no longer looks as this expects
 */
export function inlineShell(html: string, outDir: string): string {
  const read = (path: string) => readFileSync(join(outDir, path), 'utf8');
  const runtime = find(html, /<script type="module"[^>]* src="\/(assets\/rolldown-runtime-[^"]+)"/);
  const app = find(html, /<script type="module"[^>]* src="\/(assets\/app-[^"]+)"/);
  const [plain, inlined] = [read(app), inlineRuntime(read(app), read(runtime))];
  writeFileSync(join(outDir, app), inlined);
  moveMap(join(outDir, `${app}.map`), linesOf(inlined) - linesOf(plain));
  const style = find(html, /<link rel="stylesheet"[^>]* href="\/([^"]+)"/);
  const boot = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8').replace('$APP', `/${app}`);
  return html
    .replace(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${read(style).trim()}</style>`)
    .replace(
      '<script src="/before-paint.js"></script>',
      () => `<script>${small(read('before-paint.js'))}</script>`,
    )
    .replace('</body>', () => `<script>${small(boot)}</script>\n  </body>`);
}

function find(text: string, pattern: RegExp): string {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`the build has nothing like ${pattern}`);
  return found;
}

const linesOf = (text: string) => text.split('\n').length;

/** Moves what a source map says, if there is one, so many lines down. */
function moveMap(file: string, lines: number): void {
  if (!existsSync(file)) return;
  const map = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...map, mappings: ';'.repeat(lines) + map.mappings }));
}

const small = (code: string) => minifySync('inline.js', code).code.trim();
