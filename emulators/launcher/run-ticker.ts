/**
 * Runs the scheduled functions' bodies at their intervals, because no emulator does, and before them the migrations that data from an
 * earlier version lack; and moves the clock when it is told to.
 * A process of its own: it reads the stack's addresses from its environment, and ends with the launcher.
 */
import { runMigrations } from '../../functions/src/migrations/run-migrations.ts';
import { schedules } from '../../functions/src/schedules.ts';
import { startClock } from '../clock/clock-server.ts';

const minuteMs = 60_000;
const {
  TEMPERA_CLOCK_HOST = '127.0.0.1',
  TEMPERA_CLOCK_PORT,
  TEMPERA_HUB_URL,
  TEMPERA_GATEWAY_URL,
} = process.env;

runMigrations().catch((error: unknown) => console.error('migrations failed:', error));

let isHeld = false;
for (const [name, { everyMinutes, run }] of Object.entries(schedules)) {
  setInterval(() => {
    if (isHeld) return;
    run().catch((error: unknown) => console.error(`schedule ${name} failed:`, error));
  }, everyMinutes * minuteMs);
}

/** Whether functions hear of what is written. */
async function setTriggers(on: boolean): Promise<void> {
  const url = `${TEMPERA_HUB_URL}/functions/${on ? 'enable' : 'disable'}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

async function advanceProvider(ms: number): Promise<void> {
  const response = await fetch(`${TEMPERA_GATEWAY_URL}/_simulator/advance`, {
    method: 'POST',
    body: JSON.stringify({ ms }),
  });
  if (!response.ok) throw new Error(`the payment gateway answered ${response.status}`);
}

startClock({
  host: TEMPERA_CLOCK_HOST,
  port: Number(TEMPERA_CLOCK_PORT),
  hold: (held) => {
    isHeld = held;
  },
  setTriggers,
  advanceProvider,
});
process.on('disconnect', () => process.exit(0));
