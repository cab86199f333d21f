/** Runs a program of the launcher to its end: signals, messages and exit codes are the same for all of them. */
import { Failure, messageOf, Stopped } from './failure.ts';
import { listenForStop } from './stop-signals.ts';

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
