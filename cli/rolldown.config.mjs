import { chmod } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));

/** One file of plain JavaScript: `domain` goes inside, packages that a registry has stay outside. */
export default defineConfig({
  input: { tempera: join(here, 'src', 'main.ts') },
  platform: 'node',
  external: [/^@clack\/prompts$/, 'commander', 'picocolors', 'yauzl', 'yazl', 'zod'],
  // What npm has linked stays a program when it is built anew.
  plugins: [{ name: 'executable', writeBundle: () => chmod(join(here, 'dist', 'tempera.js'), 0o755) }],
  output: {
    dir: join(here, 'dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    banner: '#!/usr/bin/env node',
    cleanDir: true,
  },
});
