import { CallError } from '../../firebase/write/call.ts';
import { showToast } from '../../ui/toast.ts';
import { setStatus } from './api/one-product.ts';
import type { ListedProduct, ProductStatus } from './api/use-product-pages.ts';

export const statusNames: Record<ProductStatus, string> = {
  active: 'Active',
  draft: 'Draft',
  archived: 'Archived',
};

/** A draft may be unfinished; what is for sale, or archived, says what it is (the rules hold it). */
export const isComplete = ({ description, fullDescription }: ListedProduct) =>
  description.trim() !== '' && fullDescription.trim() !== '';

const named = (products: readonly ListedProduct[]) =>
  products.length === 1 ? (products[0]?.title ?? '') : `${products.length} products`;

/** Gives products another status, each by itself, and says what came of it. */
export async function changeStatus(products: readonly ListedProduct[], status: ProductStatus): Promise<void> {
  const changing = products.filter((one) => one.status !== status);
  const ready = changing.filter((one) => status === 'draft' || isComplete(one));
  const results = await Promise.allSettled(ready.map(({ id }) => setStatus(id, status)));
  const done = ready.filter((_, index) => results[index]?.status === 'fulfilled');
  const unfinished = changing.filter((one) => !ready.includes(one));
  const failed = results.find((one) => one.status === 'rejected');
  if (done.length > 0) {
    const bare = status === 'active' ? done.filter((one) => one.version === '') : [];
    const text =
      bare.length > 0 ? `${named(bare)}: no archive yet. Buyers could download nothing.` : undefined;
    showToast({
      title: `${named(done)}: ${statusNames[status]}`,
      text,
      kind: bare.length > 0 ? 'info' : 'success',
    });
  }
  if (unfinished.length > 0) {
    const text = `${named(unfinished)}: write the descriptions first.`;
    showToast({ title: 'Not finished', text, kind: 'error' });
  }
  if (failed) {
    const text = failed.reason instanceof CallError ? failed.reason.message : 'Your account may not do this.';
    showToast({ title: 'Error', text, kind: 'error' });
  }
}
