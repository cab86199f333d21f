import { copyToUser } from '../access/directory.store.ts';
import { syncCatalogue } from '../catalogue/sync-catalogue.ts';
import { refs } from '../platform/refs.ts';
import { writeOrderTerms } from '../search/order-terms.store.ts';
import { writeDue } from '../support/tickets.store.ts';
import type { Migration } from './migration.ts';

/** What documents from before there were terms are found by; when terms are made in another way, a new migration does the same. */
export const fillTerms: Migration = {
  id: '0001-fill-terms',
  steps: [
    { name: 'products', collection: refs.products, bring: syncCatalogue },
    { name: 'orders', collection: refs.orders, bring: writeOrderTerms },
    { name: 'tickets', collection: refs.tickets, bring: writeDue },
    { name: 'users', collection: refs.users, bring: copyToUser },
  ],
};
