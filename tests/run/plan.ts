/** What a run consists of, and what of it runs at the same time. */
import { type Layer, type ToolLayer, tools } from './arguments.ts';

/**
 * Two lanes for two cores. The code's begins at once, while the emulators start, and goes on with the tests that have Firestore
 * projects of their own. The store's has those that share one store: first the browser's, since the functions' leave hundreds
 * of products in the catalogue that the browser's look at. Long walks wait for the code's lane to end, and come one layer after
 * the other: beside anything else, two cores are too few for them.
 */
type Lane = 'code' | 'store';

export interface Part {
  name: string;
  layer: Layer;
  lane: Lane;
  /** Projects of vitest.config.ts; none for programs that judge the code. */
  projects: readonly string[];
  /** Beside the code itself: Firestore alone, a store, or a store with its app and a browser. */
  needs: 'nothing' | 'firestore' | 'store' | 'browser';
}

const part = (
  layer: Exclude<Layer, ToolLayer>,
  lane: Lane,
  needs: Part['needs'],
  name: string = layer,
): Part => ({
  name,
  layer,
  lane,
  projects: [name],
  needs,
});

/** In the order in which they are shown. */
const parts: readonly Part[] = [
  ...tools.map((layer): Part => ({ name: layer, layer, lane: 'code', projects: [], needs: 'nothing' })),
  { ...part('unit', 'code', 'nothing'), projects: ['unit', 'unit-alone'] },
  part('rules', 'code', 'firestore'),
  part('functions', 'code', 'store'),
  // It has a project of its own, and no need of the store.
  part('rehearsal', 'code', 'nothing'),
  part('browser', 'store', 'browser'),
  part('browser', 'store', 'browser', 'browser-alone'),
  part('browser-long', 'store', 'browser'),
  part('browser-long', 'store', 'browser', 'browser-long-alone'),
  part('functions', 'store', 'store', 'functions-stack'),
  part('functions', 'store', 'store', 'functions-alone'),
  // They look at no page, and leave little behind.
  part('attacks', 'store', 'store'),
  part('functions-long', 'store', 'store'),
  part('rules-long', 'store', 'firestore'),
  part('rehearsal-long', 'store', 'nothing'),
  // It starts and stops a store of its own.
  part('durability-long', 'store', 'nothing'),
  part('documents-long', 'store', 'nothing'),
  part('stripe-long', 'store', 'nothing'),
  part('functions-long', 'store', 'firestore', 'functions-faults'),
];

export const isLong = ({ layer }: Part): boolean => layer.endsWith('-long');

/** @param isWhole false when words choose a few files: a layer is then one part, in which Vitest looks for them */
export function planOf(layers: readonly Layer[], isWhole: boolean): Part[] {
  const chosen = parts.filter(({ layer }) => layers.includes(layer));
  if (isWhole) return chosen;
  return layers.flatMap((layer) => {
    const [first, ...rest] = chosen.filter((one) => one.layer === layer);
    if (!first) return [];
    const projects = [...first.projects, ...rest.flatMap((one) => one.projects)];
    return [{ ...first, lane: 'store' as const, projects }];
  });
}
