import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { limit, orderBy } from 'firebase/firestore';
import { useEffect, useState } from 'react';
import { readPage } from '../../../firebase/live/read.ts';
import { readPublicItems } from '../../../firebase/public/public-store.ts';

/** A release as its page lists it; its id is the version, `releasedAt` in milliseconds. */
export interface Release {
  id: string;
  changelog: string;
  releasedAt: number;
  sizeBytes: number;
}

const shown = 50;

export type Releases = { status: 'loading' } | { status: 'failed' } | { status: 'here'; releases: Release[] };

async function readReleases(slug: string, isPublic: boolean): Promise<Release[]> {
  const path = `products/${slug}/versions`;
  const found = isPublic
    ? await readPublicItems<Release>(path)
    : await readPage<Release>(path, orderBy('releasedAt', 'desc'), limit(shown));
  return found.toSorted((one, other) => compareVersions(other.id, one.id));
}

/** The releases of a product, the newest first. @param isPublic whether everybody sees it; else it is asked for in the name of whoever is signed in */
export function useReleases(slug: string, isPublic: boolean): [Releases, retry: () => void] {
  const [releases, setReleases] = useState<Releases>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let current = true;
    setReleases({ status: 'loading' });
    readReleases(slug, isPublic).then(
      (found) => current && setReleases({ status: 'here', releases: found }),
      () => current && setReleases({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [slug, isPublic, attempt]);
  return [releases, () => setAttempt((count) => count + 1)];
}
