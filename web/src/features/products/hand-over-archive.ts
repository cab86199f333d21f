let handedOver: { slug: string; file: File } | null = null;

/** An archive that was chosen for a product before there was one: its own page takes it up. */
export const handOverArchive = (slug: string, file: File): void => {
  handedOver = { slug, file };
};

/** Once; null where nothing was handed over for this product. */
export function takeArchive(slug: string): File | null {
  if (handedOver?.slug !== slug) return null;
  const { file } = handedOver;
  handedOver = null;
  return file;
}
