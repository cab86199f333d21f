/**
 * Gives each of Vitest's workers a Firestore and Auth project of its own, so that files which change the store's settings run
 * side by side. Nothing listens there: no trigger, no queue, no function by HTTP. Spec files that need those are named
 * `*.stack.test.ts` or `*.alone.test.ts` and share the stack's own project (docs/testing.md).
 */
process.env.GCLOUD_PROJECT = `demo-tempera-w${process.env.VITEST_POOL_ID}`;
// Named by nobody here, so that a spec file in the wrong list fails at once.
for (const name of ['FUNCTIONS_EMULATOR_ORIGIN', 'TEMPERA_STORE_URL', 'TEMPERA_EMULATOR_LOG']) {
  delete process.env[name];
}
