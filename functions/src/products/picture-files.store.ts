import { bucket } from '../platform/admin.ts';
import { pictureAsked } from './picture-path.ts';

/** A picture in the bucket, as it was listed. `unusedSince` in milliseconds, null while nothing was found missing. */
export interface StoredPicture {
  file: string;
  generation: string;
  unusedSince: number | null;
}

/**
 * The pictures below a prefix, so many at a time and at most so many in all, in whole pages. What lies there under other names is
 * nobody's here.
 */
export async function* storedPictures(
  prefix: string,
  { page, most }: { page: number; most: number },
): AsyncGenerator<StoredPicture[]> {
  const store = await bucket();
  let pageToken: string | undefined;
  for (let listed = 0; listed < most; listed += page) {
    const query = { prefix, maxResults: page, autoPaginate: false, ...(pageToken ? { pageToken } : {}) };
    const [files, next] = await store.getFiles(query);
    yield files
      .filter(({ name }) => pictureAsked(`/${name}`) !== null)
      .map(({ name, metadata }) => ({
        file: name,
        generation: String(metadata.generation),
        unusedSince: Number(metadata.metadata?.unusedSince ?? 0) || null,
      }));
    pageToken = (next as { pageToken?: string } | null)?.pageToken;
    if (!pageToken) return;
  }
}

/** Writes down since when (milliseconds) nothing shows a picture, or, with null, that something does. */
export async function markPicture({ file }: StoredPicture, unusedSince: number | null): Promise<void> {
  const mark = unusedSince === null ? null : String(unusedSince);
  await (await bucket()).file(file).setMetadata({ metadata: { unusedSince: mark } });
}

/** Takes a picture away; one that was uploaded again since it was listed stays, or there is an error. */
export async function removePicture({ file, generation }: StoredPicture): Promise<void> {
  await (await bucket()).file(file).delete({ ignoreNotFound: true, ifGenerationMatch: generation });
}
