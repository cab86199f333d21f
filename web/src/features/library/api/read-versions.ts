import { readList } from '../../../firebase/read-list.ts';

/** A version of a template as its owner chooses it; `releasedAt` in milliseconds. */
export interface OfferedVersion {
  id: string;
  changelog: string;
  releasedAt: number;
}

/** The newest versions of a template. @throws FirebaseError */
export async function readVersions(slug: string): Promise<OfferedVersion[]> {
  const found = await readList(`products/${slug}/versions`, ({ limit, orderBy }) => [
    orderBy('releasedAt', 'desc'),
    limit(20),
  ]);
  return found as unknown as OfferedVersion[];
}
