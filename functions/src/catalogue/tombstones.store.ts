import type { DocumentSnapshot, Transaction } from 'firebase-admin/firestore';
import { refs } from '../platform/refs.ts';

/**
 * Archived products leave a public trace, `archived/{slug}` with their category, so that an old link can be told "not
 * sold any more" from "never heard of" without the product itself; drafts leave none (decision 12).
 * @param products and their `tombstones`, place by place, as the transaction has read them
 * @returns whether anything was written
 */
export function putTombstones(
  transaction: Transaction,
  products: readonly DocumentSnapshot[],
  tombstones: readonly DocumentSnapshot[],
): boolean {
  let changed = false;
  for (const [index, product] of products.entries()) {
    const before: unknown = tombstones[index]?.data()?.category;
    const { status, category } = product.data() ?? {};
    const now = status === 'archived' ? String(category ?? '') : undefined;
    if (before === now) continue;
    changed = true;
    const ref = refs.archived(product.id);
    if (now === undefined) transaction.delete(ref);
    else transaction.set(ref, { category: now });
  }
  return changed;
}
