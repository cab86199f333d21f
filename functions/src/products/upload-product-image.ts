import type { UploadProductImageOutput } from '@tempera/domain/catalogue/product-calls';
import { contentTypes } from '../avatars/avatar-path.ts';
import { saveFile } from '../avatars/avatars.store.ts';
import { readPicture } from '../avatars/read-picture.ts';
import type { CallAuth } from '../platform/caller.ts';
import { loadManager } from '../platform/manager.ts';
import { pictureFile } from './pictures.store.ts';

/**
 * Stores a product's picture under its content. Which product shows it is written with the product.
 * @throws RefusalError `sign-in-required`, `restricted`, `not-allowed`, `image-invalid`
 */
export async function uploadProductImage(
  { dataBase64 }: { dataBase64: string },
  auth: CallAuth | null,
): Promise<UploadProductImageOutput> {
  await loadManager(auth);
  const picture = readPicture(dataBase64);
  const file = pictureFile(picture);
  await saveFile(file, picture.bytes, contentTypes[picture.extension]);
  return { image: `/${file}` };
}
