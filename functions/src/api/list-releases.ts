import type { TokenCaller } from '../tokens/require-token.ts';
import { readReleases } from './catalogue.store.ts';
import { showProduct } from './show-product.ts';

/**
 * The releases of a product, newest first, as its page lists them.
 * @throws RefusalError `product-not-found`
 */
export async function listReleases(slug: string, caller: TokenCaller | null) {
  await showProduct(slug, caller);
  return readReleases(slug);
}
