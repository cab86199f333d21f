import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';
import { products } from '../../emulators/seed/catalogue.ts';

/** Parts of the bench, in the order in which they run; `scale`, `launch` and `rush` only when they are named, as they take long. */
export const parts = [
  'js',
  'cold',
  'search',
  'paint',
  'inp',
  'next',
  'bubble',
  'lighthouse',
  'ban',
  'messages',
  'latency',
  'clones',
  'reads',
  'tables',
  'start',
  'scale',
  'launch',
  'rush',
] as const;
export type Part = (typeof parts)[number];

/** Those that run only when they are named. */
const long: readonly Part[] = ['scale', 'launch', 'rush'];

/** The size that stands for the seed alone. */
export const seedSize = products.length;

/** The sizes of `scale` when none are given. */
const defaultSizes = `${seedSize},5000,20000,100000`;

/** The parts that need running emulators, and share them. */
const inStack = [
  'paint',
  'inp',
  'next',
  'bubble',
  'lighthouse',
  'ban',
  'messages',
  'latency',
  'clones',
  'reads',
  'tables',
] as const satisfies Part[];
export type StackPart = (typeof inStack)[number];

export const isStackPart = (part: Part): part is StackPart => inStack.some((one) => one === part);

export interface BenchArguments {
  /** `--json`: the figures as one JSON object in the last line. */
  json: boolean;
  /** `--only js,reads`, or the words themselves: the parts to run; all but `scale`, `launch` and `rush` when none is given. */
  parts: readonly Part[];
  /** `--sizes 8,5000`: products of the stores that `scale` measures, the seed's own with {@link seedSize}. */
  sizes: readonly number[];
  /** `--minutes 10`: how long each launch is. */
  minutes: number;
}

/** @throws {@link Failure} with one line that names what is not understood */
export function parseBenchArguments(argv: string[]): BenchArguments {
  const { values, positionals } = parse(argv);
  const { json, only, sizes, minutes } = values;
  const asked = [...(only?.split(',') ?? []), ...positionals];
  const named = asked.length > 0 ? asked : undefined;
  const unknown = named?.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Failure(`There is no part ${unknown} of the bench; there are: ${parts.join(', ')}.`);
  }
  const run = parts.filter((part) => (named ? named.includes(part) : !long.includes(part)));
  return { json, parts: run, sizes: sizesOf(sizes), minutes: minutesOf(minutes) };
}

function sizesOf(option: string): number[] {
  const sizes = option.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size >= seedSize)) return sizes;
  throw new Failure(`--sizes takes numbers of products from ${seedSize} on, such as ${defaultSizes}.`);
}

function minutesOf(option: string): number {
  const minutes = Number(option);
  if (minutes > 0 && minutes <= 60) return minutes;
  throw new Failure('--minutes takes a number of minutes, such as 10.');
}

function parse(argv: string[]) {
  try {
    const options = {
      json: { type: 'boolean', default: false },
      only: { type: 'string' },
      sizes: { type: 'string', default: defaultSizes },
      minutes: { type: 'string', default: '10' },
    } as const;
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'Unknown option.');
  }
}
