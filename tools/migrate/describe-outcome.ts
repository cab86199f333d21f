import type { Outcome } from '../../functions/src/migrations/run-migrations.ts';

/** A line for what became of a migration. */
export function describeOutcome({ id, state, before, counts: { seen, failed } }: Outcome): string {
  if (before) return `was done  ${id}`;
  if (state === 'done') return `done      ${id}: ${seen} documents looked at`;
  return `failed    ${id}: ${failed} of ${seen} documents could not be written; the next run begins anew`;
}
