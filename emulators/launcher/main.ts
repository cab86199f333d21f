/** The launcher: `main.ts <command> [flags]`, called by `bootstrap.mjs`. */
import { type Arguments, type Command, parseArguments } from './arguments.ts';
import { runEmulators } from './emulators-command.ts';
import { Failure, messageOf, Stopped } from './failure.ts';
import { listenForStop } from './stop-signals.ts';

const runners: Record<Command, (args: Arguments) => Promise<number>> = {
  emulators: runEmulators,
};

listenForStop((line) => console.log(`\n${line}`));
try {
  const args = parseArguments(process.argv.slice(2), process.env);
  process.exitCode = await runners[args.command](args);
} catch (error) {
  process.exitCode = report(error);
}
// Anything still open now (sockets kept alive, the channel to bootstrap) has no use any more.
process.exit();

function report(error: unknown): number {
  if (error instanceof Stopped) return 130;
  console.error(error instanceof Failure ? `\ntempera: ${error.message}` : error);
  if (!(error instanceof Failure)) console.error(`\ntempera: unexpected error: ${messageOf(error)}`);
  return 1;
}
