/** What a person typed after `npm start --` and its like. */
import { parseArgs } from 'node:util';
import { Failure, messageOf } from './failure.ts';
import { type Service, services } from './ports.ts';

const commands = ['start', 'dev', 'test', 'verify', 'emulators'] as const;
export type Command = (typeof commands)[number];

/**
 * In the order in which they run: the cheap ones first; the browser's before the functions', which leave hundreds of products
 * in the catalogue that the browser's look at.
 */
export const layers = [
  'format',
  'lint',
  'types',
  'unit',
  'rules',
  'rules-long',
  'browser',
  'browser-long',
  'functions',
  'functions-long',
] as const;
/** What `npm test` runs; `npm run verify` adds the long walks (decision 22). */
export const gate = layers.filter((layer) => !layer.endsWith('-long'));
export type Layer = (typeof layers)[number];

export interface Arguments {
  command: Command;
  /** Layers to run; when none is named, {@link gate} for `test` and all for `verify`. */
  layers: readonly Layer[];
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

/** @throws {@link Failure} with one line that names what is not understood. */
export function parseArguments(argv: string[], env: NodeJS.ProcessEnv): Arguments {
  const { values, positionals } = parse(argv);
  const [command, ...rest] = positionals;
  if (!isOneOf(commands, command)) {
    throw new Failure(
      `There is no command ${command ?? '(none given)'}; there are: ${[...commands, 'bench', 'screens', 'mutate', 'stats-check', 'seed-large'].join(', ')}.`,
    );
  }
  if (rest.length > 0 && command !== 'test') throw new Failure(`${command} takes no ${rest.join(' ')}.`);
  const named = rest.map((name) => pick(layers, name, 'test layer'));
  const only = values.only?.split(',').map((name) => pick(services, name, 'emulator'));
  return {
    command,
    layers:
      named.length > 0 ? layers.filter((layer) => named.includes(layer)) : command === 'test' ? gate : layers,
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
    throw new Failure(messageOf(error).split('. ')[0] ?? 'The flags are not understood.');
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
