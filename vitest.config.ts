import { defineConfig } from 'vitest/config';

/** Layers that need emulators are slower and share one stack, so their files run one after the other. */
const emulated = (name: string, include: string, testTimeout: number, exclude: string[] = []) => ({
  test: { name, include: [include], exclude, fileParallelism: false, testTimeout, hookTimeout: 120_000 },
});

/** Walks through everything there is, and the same a thousand times: for `npm run verify` (decision 22). */
const long = '**/*.long.test.ts';

/** One project for each test layer of `npm test`; the launcher starts what a layer needs (emulators/launcher). */
export default defineConfig({
  test: {
    // What code prints is shown with the test that fails, not with the hundreds that pass.
    silent: 'passed-only',
    // Vitest leaves a core to the editor of whoever watches; nobody does here. Layers on emulators take one file at a time.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          // A busy machine may take its time over generated input.
          testTimeout: 30_000,
          include: ['{domain,functions,web,emulators}/**/*.test.{ts,tsx}', 'tests/indexes/**/*.test.ts'],
          exclude: [
            '**/node_modules/**',
            'functions/{lib,test}/**',
            'emulators/{rules,browser,templates}/**',
            'web/{dist,dist-local}/**',
          ],
        },
      },
      emulated('rules', 'emulators/rules/**/*.test.ts', 60_000, [long]),
      emulated('rules-long', `emulators/rules/${long}`, 300_000),
      emulated('functions', 'functions/test/**/*.test.ts', 120_000, [long]),
      emulated('functions-long', `functions/test/${long}`, 300_000),
      emulated('browser', 'emulators/browser/**/*.test.ts', 240_000, [long]),
      emulated('browser-long', `emulators/browser/${long}`, 240_000),
    ],
  },
});
