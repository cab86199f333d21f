import { type Advisory, slugsInOneQuery } from '@tempera/domain/advisories/advisory';
import { inParts } from '@tempera/domain/site/in-parts';
import { watchQuery } from './watch-query.ts';

/**
 * Follows what is known to be wrong with these products; `onFound` gets all of it, as far as it is here. Where it can't be followed a page
 * does without. Returns an unsubscribe function.
 */
export function watchAdvisories(
  slugs: readonly string[],
  onFound: (advisories: Advisory[]) => void,
): () => void {
  const parts = inParts(slugs, slugsInOneQuery);
  const found: Advisory[][] = parts.map(() => []);
  const stops = parts.map((part, index) =>
    watchQuery<Omit<Advisory, 'id'>>(
      'advisories',
      ({ where, limit }) => [where('slug', 'in', part), limit(mostFollowed)],
      (advisories) => {
        found[index] = advisories;
        onFound(found.flat());
      },
      () => {},
    ),
  );
  return () => {
    for (const stop of stops) stop();
  };
}

/** Of thirty products. */
const mostFollowed = 500;
