/**
 * Runs the scheduled functions' bodies at their intervals, because no emulator does, and before them the migrations that data from an
 * earlier version lack.
 * A process of its own: it reads the stack's addresses from its environment, and ends with the launcher.
 */
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { schedules } from '../../functions/src/schedules.ts';

const minuteMs = 60_000;

runMigrations().catch((error: unknown) => console.error('migrations failed:', error));

for (const [name, { everyMinutes, run }] of Object.entries(schedules)) {
  setInterval(() => {
    run().catch((error: unknown) => console.error(`schedule ${name} failed:`, error));
  }, everyMinutes * minuteMs);
}
process.on('disconnect', () => process.exit(0));
