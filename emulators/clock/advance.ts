import { setTimeout as pause } from 'node:timers/promises';
import { syncCatalogue } from '../../functions/src/catalogue/sync-catalogue.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import { schedules } from '../../functions/src/schedules.ts';
import { rebuildStats } from '../../functions/src/stats/rebuild-stats.ts';
import { everyDocument } from './every-document.ts';
import { monthAt } from './months.ts';
import { nextStep } from './next-step.ts';
import { describeMove } from './parse-move.ts';
import { momentsOf, movedSoFar, noteMoved, rewindStore } from './rewind-store.ts';

/** What a move has around it. */
export interface Surroundings {
  /** Whether functions hear of what is written. */
  setTriggers(on: boolean): Promise<void>;
  /** Takes the payment provider's time on as well. */
  advanceProvider(ms: number): Promise<void>;
  /** How it goes, in lines for a person. */
  say(line: string): void;
}

const quietMs = 1_500;
const heardMs = 100;
const patienceMs = 120_000;

const writtenLast = async () => {
  const times = (await everyDocument()).map((one) => one.updateTime?.toDate().toISOString() ?? '');
  return `${times.length} ${times.sort().at(-1)}`;
};

/**
 * Waits until triggers have heard of all that was written by now: the database tells them one after the other, and whatever it has yet to
 * tell when they are switched off is lost. A mail to nobody comes last, and is marked as failed when it has been heard of.
 * @param end until when at most, in milliseconds since 1970
 * @returns whether they have
 */
export async function untilHeard(end: number): Promise<boolean> {
  // One of its own: an earlier one that nobody waited for any longer may yet be heard of.
  const last = refs.mail(`clock-${Date.now()}`);
  await last.set({ to: '' });
  for (;;) {
    const isHeard = (await last.get()).get('delivery.state') !== undefined;
    if (isHeard || Date.now() > end) {
      await last.delete();
      return isHeard;
    }
    await pause(heardMs);
  }
}

/** What the schedules have begun is done by triggers and queues; they are through once nothing is written anymore. */
async function untilQuiet(): Promise<void> {
  const end = Date.now() + patienceMs;
  for (;;) {
    await untilHeard(end);
    const before = await writtenLast();
    await pause(quietMs);
    if ((await writtenLast()) === before || Date.now() > end) return;
  }
}

/** One after the other, as their order in the table has it: what ends goes before what follows from it. */
async function runSchedules(say: (line: string) => void): Promise<void> {
  for (const [name, { run }] of Object.entries(schedules)) {
    await run().catch((error: unknown) => say(`  ${name} failed: ${String(error)}`));
  }
}

/** Lists of the storefront keep dates in what they pack, and figures stand under their days. */
async function followDates(): Promise<void> {
  const products = await refs.products().select().get();
  await Promise.all(products.docs.map(({ id }) => syncCatalogue(id)));
  await rebuildStats();
}

/**
 * Moves the local store's time on by `ms`: everything stored becomes older, from one moment that stands in the data to the next, and
 * at each of them runs what production runs by the clock (decision 57). @returns how far it has gone in all, in milliseconds
 */
export async function advance(
  ms: number,
  { setTriggers, advanceProvider, say }: Surroundings,
): Promise<number> {
  let left = ms;
  let moved = await movedSoFar();
  await untilQuiet();
  while (left > 0) {
    const step = nextStep(momentsOf(await everyDocument()), Date.now(), left);
    const virtual = Date.now() + moved;
    await setTriggers(false);
    try {
      await rewindStore(step, monthAt(virtual + step) - monthAt(virtual), Date.now());
      moved += step;
      await noteMoved(moved);
    } finally {
      await setTriggers(true);
    }
    await advanceProvider(step);
    left -= step;
    say(`${describeMove(ms - Math.max(left, 0))} of ${describeMove(ms)}`);
    await runSchedules(say);
    await untilQuiet();
  }
  await followDates();
  return moved;
}
