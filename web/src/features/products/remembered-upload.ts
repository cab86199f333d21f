/** Which upload a file belongs to, kept in the browser: after an interruption the same file goes on where it was. */
const keyOf = (slug: string, { name, size, lastModified }: File) =>
  `tempera.upload.${slug}.${size}.${lastModified}.${name}`;

/** A browser that keeps nothing begins anew. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

export const rememberedUpload = (slug: string, file: File): string | null =>
  attempt(() => localStorage.getItem(keyOf(slug, file)));

export const rememberUpload = (slug: string, file: File, id: string): void =>
  void attempt(() => localStorage.setItem(keyOf(slug, file), id));

export const forgetUpload = (slug: string, file: File): void =>
  void attempt(() => localStorage.removeItem(keyOf(slug, file)));
