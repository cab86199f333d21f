import { refreshCatalogue } from './catalogue.store.ts';

/** Products in one transaction; Firestore allows 500 writes, and reading is bounded by time. */
const batchSize = 200;

interface Waiting {
  slug: string | null;
  done: () => void;
  failed: (cause: unknown) => void;
}

const waiting: Waiting[] = [];
let running = false;

/** Takes what is waiting, and as long as something is. */
async function work(): Promise<void> {
  running = true;
  while (waiting.length > 0) {
    const round = waiting.splice(0, batchSize);
    const slugs = new Set(round.flatMap(({ slug }) => (slug === null ? [] : [slug])));
    try {
      await refreshCatalogue([...slugs]);
      for (const { done } of round) done();
    } catch (cause) {
      for (const { failed } of round) failed(cause);
    }
  }
  running = false;
}

/**
 * Brings the catalogue in line with a product, or with the categories (`slug` null). Everything goes through two
 * documents, so events that come while one is at work wait and share the next transaction: a bulk edit of
 * thousands of products is a few dozen writes, and transactions never fight each other.
 */
export function syncCatalogue(slug: string | null): Promise<void> {
  return new Promise((done, failed) => {
    waiting.push({ slug, done, failed });
    if (!running) void work();
  });
}
