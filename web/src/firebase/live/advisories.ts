import { type Advisory, slugsInOneQuery } from '@tempera/domain/advisories/advisory';
import { inParts } from '@tempera/domain/site/in-parts';
import { where } from 'firebase/firestore';
import { readPage } from './read.ts';

/** What is known to be wrong with these products. @throws FirebaseError */
export async function readAdvisories(slugs: readonly string[]): Promise<Advisory[]> {
  const parts = inParts(slugs, slugsInOneQuery);
  const found = await Promise.all(
    parts.map((part) => readPage<Advisory>('advisories', where('slug', 'in', part))),
  );
  return found.flat();
}
