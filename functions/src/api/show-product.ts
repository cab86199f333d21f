import { RefusalError } from '@tempera/domain/calls/reasons';
import { refs } from '../platform/refs.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { findProduct } from './catalogue.store.ts';

/**
 * A product that everybody sees, or that the bearer of a token has bought and that is archived by now.
 * @param caller null for a visitor
 * @throws RefusalError `product-not-found`
 */
export async function showProduct(slug: string, caller: Pick<TokenCaller, 'uid'> | null) {
  const product = await findProduct(slug);
  if (product?.status === 'active') return product;
  const isTheirs =
    caller !== null &&
    product?.status === 'archived' &&
    (await refs.entitlement(caller.uid, slug).get()).exists;
  if (!isTheirs) throw new RefusalError('product-not-found');
  return product;
}
