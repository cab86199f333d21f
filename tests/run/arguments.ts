/** What a person typed after `npm test --`. */
import { parseArgs } from 'node:util';
import { Failure, messageOf } from '../../emulators/launcher/failure.ts';

/** No tests of our own, but programs that judge the code. */
export const tools = ['format', 'lint', 'types'] as const;
export type ToolLayer = (typeof tools)[number];

/** By kind; a run's own order is in plan.ts. */
export const layers = [
  ...tools,
  'unit',
  'rules',
  'rules-long',
  'browser',
  'browser-long',
  'functions',
  'functions-long',
  'attacks',
  'rehearsal',
  'rehearsal-long',
  'durability-long',
  'documents-long',
  'stripe-long',
] as const;
/** What `npm test` runs; `npm run verify` adds the long walks (decision 22), and the attacks, which take more than a minute. */
export const gate = layers.filter((layer) => !layer.endsWith('-long') && layer !== 'attacks');
export type Layer = (typeof layers)[number];

export interface TestArguments {
  layers: readonly Layer[];
  /** Only spec files whose path contains one of these; all of them when there is none. */
  words: readonly string[];
}

/** What `--help` says. */
export const helpText = `npm test -- [LAYER ...] [WORD ...]

Without a layer: what every change must pass. npm run verify adds the long ones. Words choose the spec files of a
layer whose path contains one. npm run rehearse is: npm test -- rehearsal rehearsal-long, five to ten minutes.

Layers: ${layers.join(', ')}
docs/testing.md says what each of them tries and needs.`;

/** Names of layers, then words of spec files. @throws {@link Failure} with one line that names what is not understood */
export function parseTestArguments(argv: string[]): TestArguments {
  const { all, rest } = parse(argv);
  const end = rest.findIndex((name) => !isLayer(name));
  const names = end < 0 ? rest : rest.slice(0, end);
  const words = end < 0 ? [] : rest.slice(end);
  if (names.length === 0) {
    if (words.length === 0) return { layers: all ? layers : gate, words };
    throw new Failure(`There is no test layer ${words[0]}; there are: ${layers.join(', ')}.`);
  }
  const tool = names.find((name) => isTool(name as Layer));
  if (tool && words.length > 0) throw new Failure(`${tool} judges all of the code and takes no ${words[0]}.`);
  return { layers: layers.filter((layer) => names.includes(layer)), words };
}

export const isTool = (layer: Layer): layer is ToolLayer => tools.some((tool) => tool === layer);

const isLayer = (name: string): boolean => layers.some((layer) => layer === name);

function parse(argv: string[]) {
  try {
    const options = { all: { type: 'boolean' } } as const;
    const { values, positionals } = parseArgs({ args: argv, allowPositionals: true, options });
    return { all: values.all ?? false, rest: positionals };
  } catch (error) {
    throw new Failure(messageOf(error).split('. ')[0] ?? 'Unknown option.');
  }
}
