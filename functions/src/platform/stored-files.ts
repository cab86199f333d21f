import { bucket } from './admin.ts';

/** A file in the bucket, as it was listed. `unusedSince` in milliseconds, null while nothing was found missing. */
export interface StoredFile {
  file: string;
  generation: string;
  unusedSince: number | null;
}

/**
 * The files below a prefix, so many at a time and at most so many in all, in whole pages. What lies there under other names is
 * nobody's here.
 */
export async function* storedFiles(
  prefix: string,
  isOurs: (file: string) => boolean,
  { page, most }: { page: number; most: number },
): AsyncGenerator<StoredFile[]> {
  const store = await bucket();
  let pageToken: string | undefined;
  for (let listed = 0; listed < most; listed += page) {
    const query = { prefix, maxResults: page, autoPaginate: false, ...(pageToken ? { pageToken } : {}) };
    const [files, next] = await store.getFiles(query);
    yield files
      .filter(({ name }) => isOurs(name))
      .map(({ name, metadata }) => ({
        file: name,
        generation: String(metadata.generation),
        unusedSince: Number(metadata.metadata?.unusedSince ?? 0) || null,
      }));
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
    if (!pageToken) return;
  }
}

/** Writes down since when (milliseconds) nothing shows a file, or, with null, that something does. */
export async function markFile({ file }: StoredFile, unusedSince: number | null): Promise<void> {
  const mark = unusedSince === null ? null : String(unusedSince);
  await (await bucket()).file(file).setMetadata({ metadata: { unusedSince: mark } });
}

/** Takes a file away; one that was uploaded again since it was listed stays, or there is an error. */
export async function removeStored({ file, generation }: StoredFile): Promise<void> {
  await (await bucket()).file(file).delete({ ignoreNotFound: true, ifGenerationMatch: generation });
}
