/**
 * Runs the scheduled functions' bodies at their intervals, because no emulator does.
 * A process of its own: it reads the stack's addresses from its environment, and ends with the launcher.
 */
import { schedules } from '../../functions/src/schedules.ts';

const minuteMs = 60_000;

for (const [name, { everyMinutes, run }] of Object.entries(schedules)) {
  setInterval(() => {
    run().catch((error: unknown) => console.error(`schedule ${name} failed:`, error));
  }, everyMinutes * minuteMs);
}
process.on('disconnect', () => process.exit(0));
