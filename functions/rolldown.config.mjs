import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));

/**
 * One file for the deploy, with `domain` and zod inside: `functions/package.json` then names only packages that a
 * registry has. What is imported lazily stays a chunk of its own, so that a cold start loads what it needs.
 */
export default defineConfig({
  input: join(here, 'src/index.ts'),
  platform: 'node',
  // pdfkit reads files of its own package.
  external: [/^firebase-admin(\/|$)/, /^firebase-functions(\/|$)/, 'pdfkit'],
  output: {
    dir: join(here, 'lib'),
    format: 'esm',
    entryFileNames: 'index.js',
    chunkFileNames: 'chunks/[name].js',
    sourcemap: true,
    cleanDir: true,
  },
});
