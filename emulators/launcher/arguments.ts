/** What a person typed after `npm start --` and its like. */
import { parseArgs } from 'node:util';
import { Failure, messageOf } from './failure.ts';
import { type Service, services } from './ports.ts';

const commands = ['start', 'dev', 'emulators'] as const;
export type Command = (typeof commands)[number];

export interface Arguments {
  command: Command;
  /** `--fresh`: forget the store's data first. */
  fresh: boolean;
  /** `--empty`: a store without a catalogue, orders and people, with data of its own (`start` and `dev`). */
  empty: boolean;
  /** Added to every fixed port. */
  offset: number;
  /** `--only`: the emulators to start. */
  only: readonly Service[];
  /** `--no-seed`: leave the emulators empty (command `emulators`). */
  seed: boolean;
}

/**
 * @param scripts commands that other folders own, to name them when there is no such command
 * @throws {@link Failure} with one line that names what is not understood
 */
export function parseArguments(
  argv: string[],
  env: NodeJS.ProcessEnv,
  scripts: readonly string[] = [],
): Arguments {
  const { values, positionals } = parse(argv);
  const [command, ...rest] = positionals;
  if (!isOneOf(commands, command)) {
    throw new Failure(
      `There is no command ${command ?? '(none given)'}; there are: ${[...commands, ...scripts].join(', ')}.`,
    );
  }
  if (rest.length > 0) throw new Failure(`${command} takes no ${rest.join(' ')}.`);
  const only = values.only?.split(',').map((name) => pick(services, name, 'emulator'));
  return {
    command,
    fresh: values.fresh ?? false,
    empty: values.empty ?? false,
    offset: parseOffset(values.offset ?? env.TEMPERA_PORT_OFFSET ?? '0'),
    only: only ?? services,
    seed: !values['no-seed'],
  };
}

function parse(argv: string[]) {
  try {
    return parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        fresh: { type: 'boolean' },
        empty: { type: 'boolean' },
        offset: { type: 'string' },
        only: { type: 'string' },
        'no-seed': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'Unknown option.');
  }
}

function isOneOf<T extends string>(known: readonly T[], name: string | undefined): name is T {
  return known.includes(name as T);
}

function pick<T extends string>(known: readonly T[], name: string, what: string): T {
  if (isOneOf(known, name)) return name;
  throw new Failure(`There is no ${what} ${name}; there are: ${known.join(', ')}.`);
}

/** Keeps the highest fixed port (9499) below 65,536. */
function parseOffset(text: string): number {
  const offset = Number(text);
  if (Number.isInteger(offset) && offset >= 0 && offset <= 50_000) return offset;
  throw new Failure(`--offset takes a whole number from 0 to 50000, not ${text}.`);
}
