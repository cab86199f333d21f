/** Ctrl-C and its like: the first asks everything to end in order, the second ends it at once. */
import { killEverything, requestStop } from './processes.ts';

/** A terminal's Ctrl-C reaches npm and the launcher, and npm passes it on: two signals within moments are one. */
const sameKeypressMs = 800;

/** Listens from now on. `say` gets a line at the first signal. */
export function listenForStop(say: (line: string) => void): void {
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
