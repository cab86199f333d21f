import { cpSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployManifest, packageOf } from './build/deploy-manifest.ts';
import { bundle } from './rolldown.config.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const readJson = (/** @type {string[]} */ ...path) => JSON.parse(readFileSync(join(here, ...path), 'utf8'));

/** Adds manifest and lockfile of the packages that the bundle imports, and of those whose files it only reads. */
const withManifest = (/** @type {string} */ codebase, /** @type {string[]} */ readOnly = []) => ({
  name: 'tempera-manifest',
  /** @this {import('rolldown').PluginContext} @param {unknown} _options @param {import('rolldown').OutputBundle} files */
  generateBundle(_options, files) {
    const chunks = Object.values(files).filter((file) => file.type === 'chunk');
    const own = new Set(chunks.map(({ fileName }) => fileName));
    const imported = chunks
      .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
      .filter((id) => !own.has(id) && !isBuiltin(id));
    const names = [...new Set([...imported.map(packageOf), ...readOnly])];
    const lockfile = readJson('..', 'package-lock.json');
    for (const [fileName, source] of Object.entries(
      deployManifest(readJson('package.json'), codebase, names, lockfile),
    ))
      this.emitFile({ type: 'asset', fileName, source });
  },
});

/** Puts the web app's server build (`npm run build:web`) beside the function that renders pages. */
const withPages = (/** @type {string} */ dir) => ({
  name: 'tempera-pages',
  closeBundle: () => cpSync(join(here, 'web'), join(here, dir, 'web'), { recursive: true }),
});

/**
 * What `firebase deploy` packs, one folder for each codebase with all that it needs. Pages stand apart, so that a change of the
 * storefront sends one function.
 */
export default [
  bundle({
    entry: 'store.ts',
    dir: 'deploy/store',
    lib: 'lib/',
    plugins: [withManifest('store', ['dejavu-fonts-ttf'])],
  }),
  bundle({
    entry: 'pages.ts',
    dir: 'deploy/pages',
    lib: 'lib/',
    plugins: [withManifest('pages'), withPages('deploy/pages')],
  }),
];
