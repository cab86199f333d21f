import { untilHeard } from '../../emulators/clock/advance.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { schedules } from '../../functions/src/schedules.ts';

const minutes = 60_000;
/** What a schedule leaves to whoever works on it just now is its own after some of these. */
const rounds = [0, 6 * minutes, 15 * minutes, 30 * minutes, 60 * minutes, 120 * minutes];
/** The emulator brings triggers one event after the other. */
const patienceMs = 10 * minutes;

/** Everything that runs by the clock runs, again and again, as if hours went by. @returns what failed although all is well again */
export async function settle(): Promise<string[]> {
  const failed: string[] = [];
  await untilHeard(Date.now() + patienceMs);
  for (const ahead of rounds) {
    clock.now = () => Date.now() + ahead;
    for (const [name, { run }] of Object.entries(schedules)) {
      await run().catch((error: unknown) =>
        failed.push(`${name} failed after all was well: ${String(error)}`),
      );
    }
    await untilHeard(Date.now() + patienceMs);
  }
  return failed;
}
