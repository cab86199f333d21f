import { Command, CommanderError } from 'commander';
import { audit } from './commands/audit.ts';
import { clone } from './commands/clone.ts';
import { printFailure } from './commands/command.ts';
import { completion } from './commands/completion.ts';
import { diff } from './commands/diff.ts';
import { get } from './commands/get.ts';
import { gitCredential } from './commands/git-credential.ts';
import { info } from './commands/info.ts';
import { list } from './commands/list.ts';
import { login } from './commands/login.ts';
import { logout } from './commands/logout.ts';
import { publish } from './commands/publish.ts';
import { search } from './commands/search.ts';
import { update } from './commands/update.ts';
import { verify } from './commands/verify.ts';
import { whoami } from './commands/whoami.ts';
import { Failure } from './core/failure.ts';

const about = `
Environment:
  TEMPERA_STORE  the store that is meant
  TEMPERA_TOKEN  an access token for it, instead of a login
  NO_COLOR       no colors

Exit codes:
  0  done
  1  done, and something was found: conflicts (update), other files (verify), vulnerabilities (audit)
  2  wrong usage
  3  not logged in
  4  refused by the store
  5  the store can’t be reached
  6  something on this machine is in the way`;

/** All of `tempera`. @param version of this package */
export function buildProgram(version: string): Command {
  const program = new Command('tempera')
    .description('Templates of a Tempera store: get them, keep them up to date, publish them.')
    .version(version)
    .enablePositionalOptions()
    .addHelpText('after', about);
  const shown = [
    login(),
    logout(),
    whoami(),
    search(),
    info(),
    list(),
    get(),
    clone(),
    update(),
    diff(),
    verify(),
  ];
  for (const one of [...shown, audit(), publish()]) program.addCommand(one);
  program.addCommand(completion(() => program.commands.filter((one) => one.name() !== 'git-credential')));
  program.addCommand(gitCredential(), { hidden: true });
  for (const one of [program, ...program.commands])
    one.exitOverride().configureOutput({ writeErr: () => undefined });
  return program;
}

/** Runs a command line: how it ends is in `process.exitCode`. */
export async function run(version: string, args: readonly string[]): Promise<void> {
  const program = buildProgram(version);
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause;
    if (cause.exitCode === 0) return;
    const isBare = cause.code === 'commander.help';
    const message = isBare ? 'Say what to do.' : cause.message.replace(/^error: /, '');
    printFailure(
      new Failure('usage', message, {
        hint: 'tempera --help lists the commands, tempera COMMAND --help what each takes.',
      }),
      args.includes('--json'),
    );
  }
}
