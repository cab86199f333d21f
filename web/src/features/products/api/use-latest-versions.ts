import type { ProductVersion } from '@tempera/domain/catalogue/product';
import { limit, orderBy } from 'firebase/firestore';
import { type Live, useList } from '../../../firebase/live/hooks.ts';

const latest = 3;

/** The newest versions of a product; the id is the version. */
export const useLatestVersions = (slug: string): Live<(ProductVersion & { id: string })[]> =>
  useList(`products/${slug}/versions`, orderBy('releasedAt', 'desc'), limit(latest));
