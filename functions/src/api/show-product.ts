import { RefusalError } from '@tempera/domain/calls/reasons';
import { refs } from '../platform/refs.ts';
import type { TokenCaller } from '../tokens/require-token.ts';
import { findProduct } from './catalogue.store.ts';

/**
 * A product that everybody sees, or that the bearer of a token has bought and that is archived by now.
 * @throws RefusalError `product-not-found`
 */
export async function showProduct(slug: string, { uid }: Pick<TokenCaller, 'uid'>) {
  const product = await findProduct(slug);
  if (product?.status === 'active') return product;
  const isTheirs = product?.status === 'archived' && (await refs.entitlement(uid, slug).get()).exists;
  if (!isTheirs) throw new RefusalError('product-not-found');
  return product;
}
