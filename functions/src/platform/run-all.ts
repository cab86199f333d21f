/**
 * Runs all jobs at once, whatever becomes of one.
 * @throws what one has thrown, or an AggregateError of what several have
 */
export async function runAll(jobs: readonly (() => Promise<unknown>)[]): Promise<void> {
  const outcomes = await Promise.allSettled(jobs.map((job) => job()));
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of ${jobs.length} failed`);
  if (failures.length === 1) throw failures[0];
}
