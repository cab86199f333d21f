import type { ProductVersion } from '@tempera/domain/catalogue/product';
import { limit, orderBy } from 'firebase/firestore';
import { useDoc, useList } from '../../../firebase/live/hooks.tsx';
import { readDoc } from '../../../firebase/live/read.ts';
import type { Live } from '../../../firebase/live/use-doc.ts';
import { serverNow, updateDocument } from '../../../firebase/write/write.ts';
import type { ListedProduct, ProductStatus } from './use-product-pages.ts';

/** A product as it stands, read once; null when there is none. @throws FirebaseError */
export async function readProduct(slug: string): Promise<ListedProduct | null> {
  const found = await readDoc(`products/${slug}`);
  return found && ({ ...found, id: slug } as unknown as ListedProduct);
}

/** A product live; null until it is there, and once it is gone. */
export const useProductNow = (slug: string): ListedProduct | null =>
  useDoc<ListedProduct>(`products/${slug}`).data;

const latest = 3;

/** The newest versions of a product; the id is the version. */
export const useLatestVersions = (slug: string): Live<(ProductVersion & { id: string })[]> =>
  useList(`products/${slug}/versions`, orderBy('releasedAt', 'desc'), limit(latest));

/** @throws CallError without a connection, FirebaseError when the rules refuse */
export const setStatus = (slug: string, status: ProductStatus): Promise<void> =>
  updateDocument(`products/${slug}`, { status, updatedAt: serverNow });
