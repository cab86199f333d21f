import { untilHeard } from '../../emulators/clock/advance.ts';
import { checkStopped } from '../../emulators/launcher/processes.ts';
import { clock } from '../../functions/src/platform/clock.ts';
import { schedules } from '../../functions/src/schedules.ts';

const minutes = 60_000;
/** How far ahead each round is: what a schedule leaves to whoever may still be at it, it takes up itself after some of these. */
const rounds = [0, 6 * minutes, 15 * minutes, 30 * minutes, 60 * minutes, 120 * minutes];
/** For triggers to hear of what is left: the emulator brings one event after the other. */
const patienceMs = 10 * minutes;

/** Everything that runs by the clock runs, again and again, as if hours went by. @returns what failed although all is well again */
export async function settle(): Promise<string[]> {
  const failed: string[] = [];
  const catchUp = async () => {
    if (await untilHeard(Date.now() + patienceMs)) return;
    failed.push(
      `triggers were behind for more than ${patienceMs / minutes} minutes: what else is missing may yet come`,
    );
  };
  await catchUp();
  for (const ahead of rounds) {
    checkStopped();
    clock.now = () => Date.now() + ahead;
    for (const [name, { run }] of Object.entries(schedules)) {
      await run().catch((error: unknown) =>
        failed.push(`${name} failed after all was well: ${String(error)}`),
      );
    }
    await catchUp();
  }
  return failed;
}
