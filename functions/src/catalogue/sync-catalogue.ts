import { inRounds } from '../platform/in-rounds.ts';
import { refreshCatalogue } from './catalogue.store.ts';

interface Change {
  slug: string | null;
  told: boolean;
}

const inTurn = inRounds<Change>(
  (changes) => {
    const slugs = changes.flatMap(({ slug }) => slug ?? []);
    return refreshCatalogue(
      [...new Set(slugs)],
      changes.some(({ told }) => told),
    );
  },
  // Firestore allows 500 writes, two for each product, and reading is bounded by time.
  200,
);

/**
 * Brings the catalogue in line with a product, or with the categories (`slug` null). Everything goes through two
 * documents, so events that come while one is at work wait and share the next transaction: a bulk edit of
 * thousands of products is a few dozen writes, and transactions never fight each other.
 * @param told visitors' open pages of products are to hear of it (worth-telling.ts)
 */
export const syncCatalogue = (slug: string | null, told = slug !== null): Promise<void> =>
  inTurn({ slug, told });
