/** The launcher: `main.ts <command> [flags]`, called by `bootstrap.mjs`. */
import { type Arguments, type Command, parseArguments } from './arguments.ts';
import { runDev } from './dev-command.ts';
import { runEmulators } from './emulators-command.ts';
import { runAsScript } from './run-as-script.ts';
import { isScript, runScript } from './script-command.ts';
import { runStart } from './start-command.ts';
import { runTests } from './test-command.ts';

const commands: Record<Command, (args: Arguments) => Promise<number>> = {
  start: runStart,
  dev: runDev,
  emulators: runEmulators,
  test: runTests,
  verify: runTests,
};

await runAsScript(() => {
  const [name, ...rest] = process.argv.slice(2);
  if (isScript(name)) return runScript(name, rest);
  const args = parseArguments(process.argv.slice(2), process.env);
  return commands[args.command](args);
});
