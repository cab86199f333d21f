import type { Advisory } from '@tempera/domain/advisories/advisory';
import { where } from 'firebase/firestore';
import { readPage } from './read.ts';

/** How many slugs a query may name. */
const inOneQuery = 30;

/** What is known to be wrong with these products. @throws FirebaseError */
export async function readAdvisories(slugs: readonly string[]): Promise<Advisory[]> {
  const parts = Array.from({ length: Math.ceil(slugs.length / inOneQuery) }, (_, n) =>
    slugs.slice(n * inOneQuery, (n + 1) * inOneQuery),
  );
  const found = await Promise.all(
    parts.map((part) => readPage<Advisory>('advisories', where('slug', 'in', part))),
  );
  return found.flat();
}
