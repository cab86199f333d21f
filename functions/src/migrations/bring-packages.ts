import { inRounds } from '../platform/in-rounds.ts';
import { refs } from '../platform/refs.ts';
import { bringPackages as bringOf } from '../registry/write-packages.ts';
import type { Migration } from './migration.ts';

/** One after the other, as an archive is in memory whole. */
const bringInTurn = inRounds(async ([slug]: string[]) => {
  if (slug !== undefined) await bringOf(slug);
}, 1);

/** Releases from before there were packages are packages as well, if they say so (decision 84). */
export const bringPackages: Migration = {
  id: '0009-bring-packages',
  steps: [{ name: 'products', collection: refs.products, bring: bringInTurn }],
};
