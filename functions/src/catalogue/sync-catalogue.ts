import { inRounds } from '../platform/in-rounds.ts';
import { refreshCatalogue } from './catalogue.store.ts';

/**
 * Brings the catalogue in line with a product, or with the categories (`slug` null). Everything goes through two
 * documents, so events that come while one is at work wait and share the next transaction: a bulk edit of
 * thousands of products is a few dozen writes, and transactions never fight each other.
 */
export const syncCatalogue = inRounds<string | null>(
  (slugs) => refreshCatalogue([...new Set(slugs.filter((slug) => slug !== null))]),
  // Firestore allows 500 writes, two for each product, and reading is bounded by time.
  200,
);
