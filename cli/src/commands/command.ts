import { Command } from 'commander';
import pico from 'picocolors';
import { type Ending, exitCodes, Failure } from '../core/failure.ts';
import { plain } from '../core/plain-text.ts';
import type { Session } from '../network/ask-store.ts';
import { openTerminal, type Terminal } from '../terminal/terminal.ts';
import { chooseSession, chooseStore, findToken } from './session.ts';

/** What a command found: as data for `--json`, and in words. */
export interface Found {
  data: unknown;
  text: string;
  ending?: Ending;
}

/** What a command works with. */
export interface Work<Options> {
  options: Options;
  terminal: Terminal;
  json: boolean;
  /** The store that is meant. @throws Failure */
  store: () => Promise<string>;
  /** A store and its token: the one that is meant, or another. @throws Failure */
  session: (store?: string) => Promise<Session>;
  /** The store that is meant, with a token if there is one. @throws Failure */
  visit: () => Promise<Session>;
}

interface Shared {
  store?: string;
  json?: boolean;
}

function print({ data, text, ending = 'done' }: Found, json: boolean): void {
  process.exitCode = exitCodes[ending];
  const shown = json ? JSON.stringify(data, null, 2) : text;
  if (shown !== '') process.stdout.write(`${shown}\n`);
}

/** What nobody expected is most often the disk: full, or read-only. */
const toFailure = (cause: unknown): Failure =>
  cause instanceof Failure
    ? cause
    : new Failure('local', cause instanceof Error ? cause.message : String(cause), { reason: 'unexpected' });

/** Tells why nothing came of it: to programs on the standard output, which always has one value of JSON. */
export function printFailure(cause: unknown, json: boolean): void {
  const { message, reason, hint, ending } = toFailure(cause);
  process.exitCode = exitCodes[ending];
  if (json) {
    const error = { reason, message, hint, exitCode: exitCodes[ending] };
    process.stdout.write(`${JSON.stringify({ error }, null, 2)}\n`);
    return;
  }
  const { red, dim } = pico.createColors(Boolean(process.stderr.isTTY) && pico.isColorSupported);
  process.stderr.write(
    `${red('tempera:')} ${plain(message)}\n${hint === null ? '' : `${dim(plain(hint))}\n`}`,
  );
}

/**
 * A command of `tempera`: `store` and `json` are options of each, and its help ends with examples.
 * @param usage its name with its arguments
 */
export function command<Options extends object>(
  usage: string,
  what: string,
  examples: readonly string[],
  run: (work: Work<Options>, ...args: string[]) => Promise<Found>,
): Command {
  const one = new Command(usage.split(' ')[0]);
  const args = usage.split(' ').slice(1).join(' ');
  if (args !== '') one.arguments(args);
  return one
    .summary(what)
    .description(`${what}.`)
    .option('--store <address>', 'the store (or TEMPERA_STORE); else the last one you logged in to')
    .option('--json', 'print what was found as JSON')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ tempera ${example}`).join('\n')}`)
    .action(async (...given: unknown[]) => {
      const options = one.opts<Options & Shared>();
      const json = options.json === true;
      try {
        const store = () => chooseStore(options.store);
        const session = async (of?: string) => chooseSession(of ?? (await store()), options.store);
        const visit = async () => {
          const visited = await store();
          return { store: visited, token: (await findToken(visited, options.store)) ?? '' };
        };
        const work = { options, json, terminal: openTerminal(json), store, session, visit };
        // Commander adds the options and the command itself, and gives the last arguments as a list where there may be many.
        const args = given.slice(0, one.registeredArguments.length).flat() as string[];
        print(await run(work, ...args), json);
      } catch (cause) {
        printFailure(cause, json);
      }
    });
}
