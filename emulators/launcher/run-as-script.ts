/** Runs a program of the launcher to its end: signals, messages and exit codes are the same for all of them. */

import { Failure, messageOf, Stopped } from './failure.ts';
import { killEverything, requestStop } from './processes.ts';

/** A terminal's Ctrl-C reaches npm and the launcher, and npm passes it on: two signals within moments are one. */
const sameKeypressMs = 800;

/** From now on the first Ctrl-C asks everything to end in order, the second ends it. `say` gets a line at the first. */
function listenForStop(say: (line: string) => void): void {
  let firstAt: number | undefined;
  const stop = () => {
    const now = Date.now();
    if (firstAt === undefined) {
      firstAt = now;
      say('Stopping (once more to stop at once) ...');
      requestStop();
    } else if (now - firstAt > sameKeypressMs) {
      process.exit(130);
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The channel to the process that started us: when that is killed outright, nobody is left to stop the store.
  if (process.send) process.on('disconnect', stop);
  process.on('exit', killEverything);
}

/** @param work returns the exit code; a {@link Failure} it throws is shown as one line */
export async function runAsScript(work: () => Promise<number>): Promise<never> {
  listenForStop((line) => console.log(`\n${line}`));
  let code: number;
  try {
    code = await work();
  } catch (error) {
    code = report(error);
  }
  // Whatever is still open now (sockets kept alive, the channel to bootstrap) has no use any more.
  process.exit(code);
}

function report(error: unknown): number {
  if (error instanceof Stopped) return 130;
  if (!(error instanceof Failure)) console.error(error);
  console.error(`\ntempera: ${messageOf(error)}`);
  return 1;
}
