import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'rolldown';

const here = dirname(fileURLToPath(import.meta.url));

/** One file of plain JavaScript: `domain` goes inside, packages that a registry has stay outside. */
export default defineConfig({
  input: { tempera: join(here, 'src', 'main.ts') },
  platform: 'node',
  external: [/^@clack\/prompts$/, 'commander', 'picocolors', 'yauzl', 'yazl', 'zod'],
  output: {
    dir: join(here, 'dist'),
    format: 'esm',
    entryFileNames: '[name].js',
    banner: '#!/usr/bin/env node',
    cleanDir: true,
  },
});
