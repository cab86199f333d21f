import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * `domain` and zod go inside: what is packed then names only packages that a registry has. What is imported lazily stays a
 * chunk of its own, so that a cold start loads what it needs.
 *
 * @param {{ entry: string, dir: string, lib?: string, plugins?: import('rolldown').Plugin[] }} codebase
 */
export const bundle = ({ entry, dir, lib = '', plugins = [] }) =>
  defineConfig({
    input: { index: join(here, 'src', entry) },
    platform: 'node',
    // pdfkit reads files of its own package.
    external: [/^firebase-admin(\/|$)/, /^firebase-functions(\/|$)/, 'pdfkit'],
    plugins,
    output: {
      dir: join(here, dir),
      format: 'esm',
      entryFileNames: `${lib}[name].js`,
      chunkFileNames: `${lib}chunks/[name].js`,
      sourcemap: true,
      // Docstrings are a fifth of the code, which a cold start reads and keeps.
      comments: { jsdoc: false },
      cleanDir: true,
    },
  });

/** The functions of the local store, in one file. */
export default bundle({ entry: 'index.ts', dir: 'lib' });
