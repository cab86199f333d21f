/** What a person typed after `npm test --`. */
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';

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

/** @throws {@link Failure} with one line that names what is not understood */
export function parseTestArguments(argv: string[]): readonly Layer[] {
  const { all, names } = parse(argv);
  const unknown = names.find((name) => !layers.some((layer) => layer === name));
  if (unknown !== undefined) {
    throw new Failure(`There is no test layer ${unknown}; there are: ${layers.join(', ')}.`);
  }
  if (names.length > 0) return layers.filter((layer) => names.includes(layer));
  return all ? layers : gate;
}

function parse(argv: string[]) {
  try {
    const options = { all: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options });
    return { all: values.all ?? false, names: positionals };
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'The flags are not understood.');
  }
}
