import type { DeleteProductOutput } from '@tempera/domain/catalogue/product-calls';
import { countDownloads } from '../downloads/count-downloads.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { archiveProduct, beginRemoval, isTaken, removeProduct } from './products.store.ts';

/**
 * Deletes a product with its versions, files and reviews, or archives it when somebody has it, so that buyers keep their
 * downloads. It is taken off sale before that is checked, so that nobody buys it in between.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`, `product-not-found`
 */
export async function deleteProduct(
  { slug }: { slug: string },
  auth: CallAuth | null,
): Promise<DeleteProductOutput> {
  const manager = await loadManager(auth);
  await countDownloads(slug);
  const leaving = await beginRemoval(slug);
  if (leaving.downloads > 0 || (await isTaken(slug))) {
    await archiveProduct(slug, leaving, manager);
    return { outcome: 'archived' };
  }
  await removeProduct(slug, leaving, manager);
  return { outcome: 'deleted' };
}
