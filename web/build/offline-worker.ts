import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/**
 * What needs a connection, what only members or those who run the store are shown, and the SDKs, without which a page does that has no
 * connection and has not read with them before. Whoever has used it has it, as all that a page loads is kept.
 */
const onlyOnline = [
  /^src\/routes\/(?:account|panel)\//,
  /^src\/routes\/store\/(?:checkout|find-order|loading-demo|maintenance|member-return|order)/,
  /^src\/features\/(?:account|chat|library|notifications|people|plans|reviews\/(?:api|components))\//,
  /\/people\/common-passwords\.ts$|firebase\/(?:functions|app-check)\/|^_index\.esm-/,
];

/** What a page that was seen may load only once the connection is gone. */
const firstMissed = [
  'src/app/saved-pages.ts',
  'src/app/MobileDrawer.tsx',
  'src/features/cart/components/CartDrawer.tsx',
  'src/firebase/public/kept-docs.ts',
];

/** The scripts and styles of `keys`, with what those need in their turn; addresses from the store's root. */
function closureOf(manifest: Manifest, keys: string[], needsOf: (chunk: Chunk) => string[]): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const open = [...keys];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    const chunk = manifest[key];
    if (!chunk || seen.has(key) || onlyOnline.some((pattern) => pattern.test(key))) continue;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(`/${file}`);
    open.push(...needsOf(chunk));
  }
  return [...found].sort();
}

/** What every browser keeps beside what it has seen. @throws Error when a source has moved */
export function firstFilesOf(manifest: Manifest): string[] {
  const moved = firstMissed.filter((key) => !manifest[key]);
  if (moved.length > 0) throw new Error(`the build has no ${moved.join(', ')}`);
  return closureOf(manifest, firstMissed, ({ imports = [] }) => imports);
}

/** The scripts and styles of public pages, all that `app` may load later included. */
export function filesOf(manifest: Manifest, app: string): string[] {
  const keys = Object.keys(manifest).filter((key) => `/${manifest[key]?.file}` === app);
  return closureOf(manifest, keys, ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports,
  ]);
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
  const first = ['/shell.html', ...more, ...firstFilesOf(manifest)];
  const files = [...new Set([...first, ...named, ...filesOf(manifest, app)])];
  return readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8')
    .replace('$APP', app)
    .replace('$FIRST', () => JSON.stringify(first))
    .replace('$FILES', () => JSON.stringify(files));
}
