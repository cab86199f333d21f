/** Runs collected tests, one after the other, until one fails; what comes after them in the reverse order, as in vitest. */
import { type Collected, type CollectedTest, type Hook, suitesOf, takeFinished } from './collector.ts';

/** For one test. Being late is no answer to a mutant. */
const timeoutMs = 60_000;

/** Codes by which Firestore says that it could not answer. */
const noAnswers = [
  'aborted',
  'cancelled',
  'deadline-exceeded',
  'internal',
  'resource-exhausted',
  'unavailable',
];

/** False for what says nothing about the rules. */
function isVerdict(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return typeof code !== 'string' || !noAnswers.includes(code);
}

/**
 * @returns the failed test and why
 * @throws what the preparation throws, and what else says nothing about the rules
 */
export async function findFailure(
  { beforeAll, afterAll }: Collected,
  tests: readonly CollectedTest[],
): Promise<{ test: CollectedTest; error: unknown } | null> {
  const undo = await runHooks(beforeAll);
  try {
    for (const test of tests) {
      try {
        await withTimeout(runTest(test));
      } catch (error) {
        if (!isVerdict(error)) throw error;
        return { test, error };
      }
    }
    return null;
  } finally {
    await runHooks([...undo, ...afterAll].reverse());
  }
}

async function runTest(test: CollectedTest): Promise<void> {
  const suites = suitesOf(test);
  const undo: Hook[] = [];
  for (const { beforeEach } of suites) undo.push(...(await runHooks(beforeEach)));
  try {
    await test.body();
  } finally {
    const after = [...takeFinished(), ...undo, ...suites.flatMap(({ afterEach }) => afterEach)];
    await runHooks(after.reverse());
  }
}

/** @returns what undoes them */
async function runHooks(hooks: readonly Hook[]): Promise<Hook[]> {
  const undo: Hook[] = [];
  for (const hook of hooks) {
    const after = await hook();
    if (typeof after === 'function') undo.push(after as Hook);
  }
  return undo;
}

async function withTimeout(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error(`no answer in ${timeoutMs} ms`), { code: 'deadline-exceeded' })),
      timeoutMs,
    );
  });
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
