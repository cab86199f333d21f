import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';

/** Parts of the bench, in the order in which they run. */
export const parts = [
  'js',
  'cold',
  'search',
  'paint',
  'lighthouse',
  'ban',
  'messages',
  'latency',
  'clones',
  'reads',
  'tables',
  'start',
] as const;
export type Part = (typeof parts)[number];

/** The parts that need running emulators, and share them. */
const inStack = [
  'paint',
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
  /** `--only js,reads`: the parts to run; all when not given. */
  parts: readonly Part[];
}

/** @throws {@link Failure} with one line that names what is not understood */
export function parseBenchArguments(argv: string[]): BenchArguments {
  const { json, only } = parse(argv);
  const named = only?.split(',');
  const unknown = named?.find((name) => !parts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Failure(`There is no part ${unknown} of the bench; there are: ${parts.join(', ')}.`);
  }
  return { json, parts: named ? parts.filter((part) => named.includes(part)) : parts };
}

function parse(argv: string[]) {
  try {
    const options = { json: { type: 'boolean', default: false }, only: { type: 'string' } } as const;
    return parseArgs({ args: argv, options }).values;
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'Unknown option.');
  }
}
