import { RefusalError } from '@tempera/domain/calls/reasons';
import type { TokenCaller } from '../tokens/require-token.ts';
import { findRelease } from './catalogue.store.ts';
import { showProduct } from './show-product.ts';

/**
 * A release as its page lists it, with git's names of it: by these a copy can tell whether it is the release.
 * @throws RefusalError `product-not-found`, `version-not-found`
 */
export async function showRelease(slug: string, version: string, caller: TokenCaller) {
  await showProduct(slug, caller);
  const found = await findRelease(slug, version);
  if (!found) throw new RefusalError('version-not-found');
  return found;
}
