import type { ChangeAddressOutput } from '@tempera/domain/catalogue/product-calls';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { moveProduct } from './addresses.store.ts';

/**
 * Gives a product's page another address; every address that it had leads there. The slug stays what everything else knows
 * the product by.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`, `product-not-found`, `address-taken`, `busy`
 */
export async function changeAddress(
  { slug, address }: { slug: string; address: string },
  auth: CallAuth | null,
): Promise<ChangeAddressOutput> {
  const manager = await loadManager(auth);
  await moveProduct(slug, address, manager);
  return { address };
}
