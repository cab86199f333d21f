/** Runs collected tests, one after the other, until one fails; what comes after them in the reverse order, as in vitest. */
import { type Collected, type CollectedTest, suitesOf } from './collector.ts';

/** Longer than vitest.config.ts gives the layer: being late is no answer to a mutant. */
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
  for (const hook of beforeAll) await hook();
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
    for (const hook of afterAll.toReversed()) await hook();
  }
}

async function runTest(test: CollectedTest): Promise<void> {
  const suites = suitesOf(test);
  for (const { beforeEach } of suites) for (const hook of beforeEach) await hook();
  try {
    await test.body();
  } finally {
    for (const { afterEach } of suites.reverse()) for (const hook of afterEach.toReversed()) await hook();
  }
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
