import { bringHistory } from '../git/write-release.ts';
import { inRounds } from '../platform/in-rounds.ts';
import { refs } from '../platform/refs.ts';
import type { Migration } from './migration.ts';

/** One after the other, as an archive is in memory whole. */
const bringInTurn = inRounds(async ([slug]: string[]) => {
  if (slug !== undefined) await bringHistory(slug);
}, 1);

/** Releases from before there was git have a history as well (decision 83). */
export const bringHistories: Migration = {
  id: '0008-bring-histories',
  steps: [{ name: 'products', collection: refs.products, bring: bringInTurn }],
};
