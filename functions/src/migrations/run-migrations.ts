import { logs } from '../platform/logs.ts';
import { bookPast } from './book-past.ts';
import { bringHistories } from './bring-histories.ts';
import { bringPackages } from './bring-packages.ts';
import { fillTerms } from './fill-terms.ts';
import { hideDeviceMarks } from './hide-device-marks.ts';
import type { Migration, Step } from './migration.ts';
import { beginProgress, idsAfter, type Progress, readProgress, writeProgress } from './migrations.store.ts';
import { noteConfirmed } from './note-confirmed.ts';
import { noteInstalls } from './note-installs.ts';
import { noteSubscribers } from './note-subscribers.ts';
import { shardCatalogue } from './shard-catalogue.ts';
import { takeModeratorsOff } from './take-moderators-off.ts';
import { takeNamesOff } from './take-names-off.ts';

/** All there are, in the order of their numbers. One that has been released stays as it is. */
export const migrations: readonly Migration[] = [
  fillTerms,
  takeNamesOff,
  bookPast,
  noteSubscribers,
  takeModeratorsOff,
  hideDeviceMarks,
  noteConfirmed,
  bringHistories,
  bringPackages,
  noteInstalls,
  shardCatalogue,
];

export interface Outcome extends Progress {
  id: string;
  /** Whether an earlier run has done it. */
  before: boolean;
}

interface Options {
  list?: readonly Migration[];
  /** Documents that are looked at together: what a run that is stopped may do twice. */
  page?: number;
  /** Hears of each page once it is noted. */
  report?: (id: string, progress: Progress) => void;
}

/** A document that can't be brought up to date does not keep the others waiting. @returns how many these are */
async function bringEach({ name, bring }: Step, ids: readonly string[]): Promise<number> {
  const results = await Promise.allSettled(ids.map(bring));
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures) logs.unexpected(`migration of ${name}`, reason);
  return failures.length;
}

/** Where a migration begins, or goes on. */
async function openProgress({ id, steps }: Migration): Promise<Progress> {
  const noted = await readProgress(id);
  if (noted?.state === 'running' || noted?.state === 'done') return noted;
  const cursor = { step: steps[0]?.name ?? '', after: '' };
  const begun: Progress = { state: 'running', cursor, counts: { seen: 0, failed: 0 } };
  await beginProgress(id, begun);
  return begun;
}

/** The cursor behind a page; null behind the last one. */
function cursorAfter(
  steps: readonly Step[],
  at: number,
  ids: readonly string[],
  page: number,
): Progress['cursor'] | null {
  const [step, next] = [steps[at], steps[at + 1]];
  if (step && ids.length === page) return { step: step.name, after: ids.at(-1) ?? '' };
  return next ? { step: next.name, after: '' } : null;
}

async function runOne(migration: Migration, { page = 50, report }: Options): Promise<Outcome> {
  const { id, steps } = migration;
  let progress = await openProgress(migration);
  const before = progress.state === 'done';
  while (progress.state === 'running') {
    const { cursor, counts } = progress;
    const at = steps.findIndex(({ name }) => name === cursor.step);
    const step = steps[at];
    if (!step) throw new Error(`${id} has no step ${cursor.step}.`);
    const ids = await idsAfter(step.collection(), cursor.after, page);
    const failed = counts.failed + (await bringEach(step, ids));
    const next = cursorAfter(steps, at, ids, page);
    progress = {
      state: next ? 'running' : failed > 0 ? 'failed' : 'done',
      cursor: next ?? cursor,
      counts: { seen: counts.seen + ids.length, failed },
    };
    await writeProgress(id, progress);
    report?.(id, progress);
  }
  return { id, before, ...progress };
}

/**
 * Brings the documents of an older version up to date: each migration that is not noted as done, one after the other. What was
 * stopped goes on where it was noted last. One that fails keeps the later ones waiting.
 * @returns what became of each that was come to
 */
export async function runMigrations(options: Options = {}): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const migration of options.list ?? migrations) {
    const outcome = await runOne(migration, options);
    outcomes.push(outcome);
    if (outcome.state === 'failed') break;
  }
  return outcomes;
}
