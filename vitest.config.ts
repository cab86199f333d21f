import { defineConfig } from 'vitest/config';

/** Layers that need emulators are slower and share one stack, so their files run one after the other. */
const emulated = (name: string, include: string, testTimeout: number) => ({
  test: { name, include: [include], fileParallelism: false, testTimeout, hookTimeout: 60_000 },
});

/** One project for each test layer of `npm test`; the launcher starts what a layer needs (emulators/launcher). */
export default defineConfig({
  test: {
    // What code prints is shown with the test that fails, not with the hundreds that pass.
    silent: 'passed-only',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,functions,web,emulators}/**/*.test.{ts,tsx}'],
          exclude: [
            '**/node_modules/**',
            'functions/{lib,test}/**',
            'emulators/{rules,browser,templates}/**',
            'web/{dist,dist-local}/**',
          ],
        },
      },
      emulated('rules', 'emulators/rules/**/*.test.ts', 20_000),
      emulated('functions', 'functions/test/**/*.test.ts', 60_000),
      emulated('browser', 'emulators/browser/**/*.test.ts', 120_000),
    ],
  },
});
