import type { UploadProductImageOutput } from '@tempera/domain/catalogue/product-calls';
import { call } from '../../../firebase/write/call.ts';
import { readPicture } from '../../../ui/read-picture.ts';
import { shrinkPicture } from '../../../ui/shrink-picture.ts';

/** The longer side of a logo, for dense screens, in pixels. */
const longest = 480;

/** Not every mail program shows WebP. */
const asPng = (file: Blob, side: number) => shrinkPicture(file, side, 'image/png');

/** Stores a picture among those of the store. @returns its address @throws Error with the words for the person */
export async function sendLogo(file: File): Promise<string> {
  const dataBase64 = await readPicture(file, longest, asPng);
  const stored = await call<{ dataBase64: string }, UploadProductImageOutput>('uploadProductImage', {
    dataBase64,
  });
  return stored.image;
}
