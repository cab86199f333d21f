/** What the server takes at least. */
const shortest = 16;

/** The size a picture is drawn in: as it is, or shrunk to fit `longest`, or grown when it is tiny. */
export function fitPicture(
  width: number,
  height: number,
  longest: number,
): { width: number; height: number } {
  const scale = Math.max(Math.min(1, longest / Math.max(width, height)), shortest / Math.min(width, height));
  const fit = (side: number) => Math.max(1, Math.min(4_096, Math.round(side * scale)));
  return { width: fit(width), height: fit(height) };
}

/**
 * A picture as small as it is needed, drawn anew: a phone's photo becomes a few kilobytes, and where it was taken
 * stays with the person. @throws DOMException when it is no picture
 */
export async function shrinkPicture(file: Blob, longest: number, type = 'image/webp'): Promise<Blob> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const { width, height } = fitPicture(picture.width, picture.height, longest);
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  picture.close();
  // A browser that can't write WebP writes PNG instead.
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!drawn) throw new DOMException('not drawn', 'EncodingError');
  return drawn;
}
