/** The launcher: `main.ts <command> [flags]`, called by `bootstrap.mjs`. */
import { type Arguments, type Command, parseArguments } from './arguments.ts';
import { isScript, runDev, runEmulators, runScript, runStart, scripts } from './commands.ts';
import { runAsScript } from './run-as-script.ts';

const commands: Record<Command, (args: Arguments) => Promise<number>> = {
  start: runStart,
  dev: runDev,
  emulators: runEmulators,
};

await runAsScript(() => {
  const [name, ...rest] = process.argv.slice(2);
  if (isScript(name)) return runScript(name, rest);
  const args = parseArguments(process.argv.slice(2), process.env, Object.keys(scripts));
  return commands[args.command](args);
});
