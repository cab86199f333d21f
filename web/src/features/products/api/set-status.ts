import { serverNow, updateDocument } from '../../../firebase/write/write.ts';
import type { ProductStatus } from './use-product-pages.ts';

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const setStatus = (slug: string, status: ProductStatus): Promise<void> =>
  updateDocument(`products/${slug}`, { status, updatedAt: serverNow });
