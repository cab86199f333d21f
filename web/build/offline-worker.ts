import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** What needs a connection anyway: nobody has to have it for when there is none. */
const needsServer =
  /^src\/routes\/(?:account\/(?:profile|chat|login|sign-up)|store\/(?:checkout|maintenance))|firebase\/(?:functions|app-check)\//;

/** The scripts and styles of public pages, all that `app` may load later included; addresses from the store's root. */
export function filesOf(manifest: Manifest, app: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = Object.keys(manifest).filter((key) => `/${manifest[key]?.file}` === app);
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || needsServer.test(key)) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(`/${file}`);
    open.push(...(chunk.imports ?? []), ...(chunk.dynamicImports ?? []));
  }
  return [...found].sort();
}

/**
 * The service worker of a build (worker.js), with the names of its files in it: a new build has a new worker, which is how
 * browsers learn of it.
 * @param more addresses that this build's pages need beside the files
 * @throws Error when the built page names no app
 */
export function offlineWorker(outDir: string, more: readonly string[]): string {
  const manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const shell = readFileSync(join(outDir, 'shell.html'), 'utf8');
  const app = /\/assets\/(?:app|index)-[\w-]+\.js/.exec(shell)?.[0];
  if (!app) throw new Error('shell.html names no app');
  const named = [...shell.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file = '']) => file);
  const files = [...new Set(['/shell.html', ...named, ...more, ...filesOf(manifest, app)])];
  return readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
    .replace('$APP', app)
    .replace('$FILES', () => JSON.stringify(files));
}
