import type { DeleteCategoryOutput } from '@tempera/domain/catalogue/product-calls';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { removeCategory } from './products.store.ts';

/**
 * Deletes a category that no product is in, drafts and archived ones included.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`, `category-in-use`, `busy`
 */
export async function deleteCategory(
  { slug }: { slug: string },
  auth: CallAuth | null,
): Promise<DeleteCategoryOutput> {
  const manager = await loadManager(auth);
  return { deleted: await removeCategory(slug, manager) };
}
