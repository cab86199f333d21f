import { weaknessesOf } from '@tempera/domain/advisories/advisory';
import { readAdvisories } from '../advisories/advisories.store.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { readReleases } from './catalogue.store.ts';
import { showProduct } from './show-product.ts';

/**
 * The releases of a product, newest first, as its page lists them, each with what is known to be wrong with it.
 * @throws RefusalError `product-not-found`
 */
export async function listReleases(slug: string, caller: TokenCaller | null) {
  await showProduct(slug, caller);
  const [releases, advisories] = await Promise.all([readReleases(slug), readAdvisories([slug])]);
  return releases.map((release) => ({
    ...release,
    advisories: weaknessesOf(release.version, advisories),
  }));
}
