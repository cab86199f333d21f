/** What a day costs on which nothing happens: the schedules, each as often as it comes. */
import { db } from '../../../functions/src/platform/admin.ts';
import { schedules } from '../../../functions/src/schedules.ts';
import type { Figures } from '../budgets.ts';
import { round } from '../statistics.ts';
import { countSdk, type SdkDoors } from './count-sdk.ts';
import { type Counts, eachOf, noCounts, sumOf, timesOf } from './counts.ts';

const minutesOfDay = 1_440;

const sums: Counts = { ...noCounts };
let isCounting = false;

/** What one run asks of the database, in this process; a second one, as the first may have something to catch up with. */
async function countRun(run: () => Promise<unknown>): Promise<Counts> {
  await run();
  const before = { ...sums };
  const { user, system } = process.cpuUsage();
  await run();
  const used = process.cpuUsage({ user, system });
  return { ...eachOf(sums, before, 1), cpuMs: (used.user + used.system) / 1_000 };
}

/** `clock.*`: documents of a day of schedules, in a store in which nothing waits for them. */
export async function measureClock(): Promise<Figures> {
  if (!isCounting) countSdk(db() as unknown as SdkDoors, sums);
  isCounting = true;
  const ofDay: Counts[] = [];
  for (const [name, { everyMinutes, run }] of Object.entries(schedules)) {
    const one = await countRun(run).catch((cause) => {
      throw new Error(`the schedule ${name} could not be run`, { cause });
    });
    ofDay.push(timesOf(one, minutesOfDay / everyMinutes));
  }
  const { reads, writes, deletes, cpuMs } = sumOf(ofDay);
  return {
    'clock.reads': round(reads, 0),
    'clock.writes': round(writes, 0),
    'clock.deletes': round(deletes, 0),
    'clock.ms': round(cpuMs, 0),
  };
}
