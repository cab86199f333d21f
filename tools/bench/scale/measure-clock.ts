/** What a day costs on which nothing happens: the schedules, each as often as it comes. */
import { db } from '../../../functions/src/platform/admin.ts';
import { schedules } from '../../../functions/src/schedules.ts';
import type { Figures } from '../budgets.ts';
import { round } from '../statistics.ts';
import { countSdk, type SdkDoors } from './count-sdk.ts';
import { type Counts, eachOf, noCounts } from './counts.ts';

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
  const day = { reads: 0, writes: 0, deletes: 0, ms: 0 };
  for (const [name, { everyMinutes, run }] of Object.entries(schedules)) {
    const times = minutesOfDay / everyMinutes;
    const one = await countRun(run).catch((cause) => {
      throw new Error(`the schedule ${name} could not be run`, { cause });
    });
    day.reads += one.reads * times;
    day.writes += one.writes * times;
    day.deletes += one.deletes * times;
    day.ms += one.cpuMs * times;
  }
  return {
    'clock.reads': round(day.reads, 0),
    'clock.writes': round(day.writes, 0),
    'clock.deletes': round(day.deletes, 0),
    'clock.ms': round(day.ms, 0),
  };
}
