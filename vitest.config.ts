import { defineConfig } from 'vitest/config';

/** Layers that need emulators are slower and share one stack, so their files run one after the other. */
const emulated = (name: string, include: string, testTimeout: number, exclude: string[] = []) => ({
  test: {
    name,
    include: [include],
    exclude,
    setupFiles: name.startsWith('functions') ? ['tests/indexes/record-functions.ts'] : [],
    fileParallelism: false,
    testTimeout,
    hookTimeout: 120_000,
  },
});

/** Walks through everything there is, and the same a thousand times: for `npm run verify` (decision 22). */
const long = '**/*.long.test.ts';

/** Compares the queries that a run has sent with those that are known: for after the layers that send them (decision 32). */
const sent = 'tests/indexes/sent.test.ts';

/** One project for each test layer of `npm test`; the launcher starts what a layer needs (tests/run). */
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
          include: ['{domain,functions,web,emulators,tests,tools,packages}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            sent,
            'functions/lib/**',
            'tests/{rules,functions,browser}/**',
            'emulators/samples/**',
            'web/{dist,dist-local}/**',
          ],
        },
      },
      emulated('rules', 'tests/rules/**/*.test.ts', 60_000, [long]),
      emulated('rules-long', `tests/rules/${long}`, 300_000),
      emulated('functions', 'tests/functions/**/*.test.ts', 120_000, [long]),
      emulated('functions-long', `tests/functions/${long}`, 300_000),
      emulated('browser', 'tests/browser/**/*.test.ts', 240_000, [long]),
      emulated('browser-long', `tests/browser/${long}`, 240_000),
      { test: { name: 'queries', include: [sent] } },
    ],
  },
});
