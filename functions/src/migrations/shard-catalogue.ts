import { syncCatalogue } from '../catalogue/sync-catalogue.ts';
import { refs } from '../platform/refs.ts';
import type { Migration } from './migration.ts';

/** A catalogue from before there were shards is made anew in them (decision 89). */
export const shardCatalogue: Migration = {
  id: '0011-shard-catalogue',
  steps: [
    {
      name: 'catalogue',
      collection: refs.catalogues,
      bring: async (id) => {
        if (id === refs.catalogue('rows').id) await syncCatalogue(null);
      },
    },
  ],
};
