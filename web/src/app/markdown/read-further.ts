import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import type { Release } from '../../features/versions/api/releases.ts';
import { readPublicItems } from '../../firebase/public/public-store.ts';
import type { VersionsData } from '../../routes/store/versions.tsx';
import type { ReadVersions } from './versions.ts';

async function readVersions(loaded: VersionsData): Promise<ReadVersions> {
  const { slug, product } = loaded;
  if (slug === null || product === null) return { ...loaded, releases: null };
  const releases = await readPublicItems<Release>(`products/${slug}/versions`);
  return { ...loaded, releases: releases.toSorted((one, other) => compareVersions(other.id, one.id)) };
}

/** By the pattern of a route whose page reads in the browser what its loader does not: how its twin comes by it. */
const further: Readonly<Record<string, (loaded: never) => Promise<unknown>>> = {
  'product/:category/:slug/versions': readVersions,
};

/** All that the twin of a page says, from what the page's loader answered. */
export async function readFurther(pattern: string, loaded: unknown): Promise<unknown> {
  const read = further[pattern];
  return read ? read(loaded as never) : loaded;
}
