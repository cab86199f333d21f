import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/**
 * Layers that need emulators are slower. A worker keeps what it has loaded from one file to the next (the SDKs, the functions,
 * a browser), which takes a second or two of each file: their tests share a store, not the state of modules.
 */
const emulated = (
  name: string,
  include: string,
  testTimeout: number,
  more: TestProjectInlineConfiguration['test'] = {},
  setupFiles: string[] = [],
) => ({
  test: {
    name,
    include: [include],
    isolate: false,
    testTimeout,
    hookTimeout: 120_000,
    // A state that is waited for comes late on a busy machine.
    expect: { poll: { timeout: 60_000 } },
    ...more,
    setupFiles: ['tests/run/share-protos.ts', ...setupFiles],
  },
});

/** These share the store's data with each other, so their files run one after the other, and after the projects before them. */
const oneByOne = (groupOrder: number) => ({ fileParallelism: false, sequence: { groupOrder } });

/** Files of the functions' layer record what queries they make the store send. */
const recorder = 'tests/indexes/record-functions.ts';

/**
 * Most files of the browser's layer leave each other alone and run two at a time; on two cores a third would only make all of
 * them late. After them come, one by one, those that change the settings of the store or count what all of it holds.
 */
const inBrowser = (name: string, include: string, exclude: string[], groupOrder: number) =>
  emulated(name, include, name.startsWith('browser-long') ? 900_000 : 240_000, {
    exclude,
    globalSetup: 'tests/browser/kit/without-waits.ts',
    maxWorkers: name.endsWith('alone') ? 1 : 2,
    sequence: { groupOrder },
  });

/** Compares the queries that a run has sent with those that are known: for after the layers that send them (decision 32). */
const sent = 'tests/indexes/sent.test.ts';

/** Pure code and components. Files that replace modules, or patch what they load, are `alone` with what they have loaded. */
const unit = (
  name: string,
  ending: string,
  exclude: string[],
  more: TestProjectInlineConfiguration['test'] = {},
) => ({
  test: {
    name,
    isolate: false,
    // A machine with other work may take ten times as long over generated input.
    testTimeout: 180_000,
    include: [`{domain,functions,cli,web,emulators,tests,tools,packages}/**/*.${ending}.{ts,tsx}`],
    setupFiles: ['web/testing/clean-page.ts'],
    exclude: [
      ...exclude,
      '**/node_modules/**',
      sent,
      'functions/lib/**',
      'tests/{rules,functions,attacks,browser,rehearsal,durability,documents,stripe}/**',
      'emulators/samples/**',
      'web/{dist,dist-local}/**',
    ],
    ...more,
  },
});

/** Walks through everything there is, and the same a thousand times: for `npm run verify` (decision 22). */
const long = '**/*.long.test.ts';
const alone = '**/*.alone.test.ts';
const aloneLong = '**/*.alone.long.test.ts';

/** Seeded runs of a store where everything goes wrong, each in an empty project. */
const faults = '**/faults/*.long.test.ts';

/** A rush at one document takes the emulator 5 to 10 s, and minutes on a machine with other work: each waits there for the others' locks. */
const functionsMs = 300_000;

/** Functions' files that need triggers, queues, HTTP or real tokens, which only the stack's own project has. */
const stack = '**/*.stack.test.ts';

/** The production build of a project that is no demo; one of them for all files, which one person after the other walks through. */
const rehearsal = (name: string, include: string, exclude: string[] = []) => ({
  test: {
    name,
    include: [include],
    exclude,
    globalSetup: 'tests/rehearsal/start.ts',
    isolate: false,
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 120_000,
  },
});

/** One project for each test layer of `npm test`; the launcher starts what a layer needs (tests/run). */
export default defineConfig({
  test: {
    // What code prints is shown with the test that fails, not with the hundreds that pass.
    silent: 'passed-only',
    // Vitest leaves a core to the editor of whoever watches; nobody does here. Layers on emulators take one file at a time.
    maxWorkers: '100%',
    projects: [
      unit('unit', 'test', ['**/*.alone.test.{ts,tsx}']),
      unit('unit-alone', 'alone.test', [], { isolate: true, sequence: { groupOrder: 1 } }),
      // Each file has a project of its own (openRules), and each worker of the functions' files (own-project.ts).
      emulated('rules', 'tests/rules/**/*.test.ts', 60_000, { exclude: [long] }),
      emulated('rules-long', `tests/rules/${long}`, 900_000),
      emulated('functions', 'tests/functions/**/*.test.ts', functionsMs, { exclude: [long, stack, alone] }, [
        'tests/functions/support/own-project.ts',
        recorder,
      ]),
      emulated(
        'functions-stack',
        `tests/functions/${stack}`,
        functionsMs,
        { maxWorkers: 2, sequence: { groupOrder: 1 } },
        [recorder],
      ),
      emulated('functions-alone', `tests/functions/${alone}`, functionsMs, oneByOne(2), [
        'tests/functions/support/after-events.ts',
        recorder,
      ]),
      emulated('functions-long', `tests/functions/${long}`, 900_000, { exclude: [faults], ...oneByOne(3) }, [
        recorder,
      ]),
      emulated('attacks', 'tests/attacks/**/*.test.ts', 120_000, oneByOne(3)),
      emulated('functions-faults', `tests/functions/${faults}`, 600_000, {}, [
        'tests/functions/support/own-project.ts',
        recorder,
      ]),
      inBrowser('browser', 'tests/browser/**/*.test.ts', [long, alone], 1),
      inBrowser('browser-alone', `tests/browser/${alone}`, [], 2),
      inBrowser('browser-long', `tests/browser/${long}`, [aloneLong], 3),
      inBrowser('browser-long-alone', `tests/browser/${aloneLong}`, [], 4),
      rehearsal('rehearsal', 'tests/rehearsal/**/*.test.ts', [long]),
      rehearsal('rehearsal-long', `tests/rehearsal/${long}`),
      {
        test: {
          name: 'durability-long',
          include: [`tests/durability/${long}`],
          // Their stores' ports are next to each other's. Browsers beside them leave little of the processor.
          fileParallelism: false,
          testTimeout: 900_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'documents-long', include: [`tests/documents/${long}`], testTimeout: 600_000 } },
      { test: { name: 'stripe-long', include: [`tests/stripe/${long}`], testTimeout: 60_000 } },
      { test: { name: 'queries', include: [sent] } },
    ],
  },
});
