import { readDoc } from '../../../firebase/live/read-doc.ts';
import type { ListedProduct } from './use-product-pages.ts';

/** A product as it stands, read once; null when there is none. @throws FirebaseError */
export async function readProduct(slug: string): Promise<ListedProduct | null> {
  const found = await readDoc(`products/${slug}`);
  return found && ({ ...found, id: slug } as unknown as ListedProduct);
}
