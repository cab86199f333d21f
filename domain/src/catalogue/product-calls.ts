import { z } from 'zod';
import type { ArchiveFile } from './product.ts';
import { slugSchema } from './slug.ts';

/** Input and output of the functions that manage the catalogue. */

export const deleteProductInput = z.object({ slug: slugSchema });
/** `archived`: somebody has bought or downloaded it, so it is only taken off sale. */
export interface DeleteProductOutput {
  outcome: 'deleted' | 'archived';
}

export const deleteCategoryInput = z.object({ slug: slugSchema });
export interface DeleteCategoryOutput {
  deleted: boolean;
}

/** A picture of at most 1 MiB, like an avatar. */
export const uploadProductImageInput = z.object({ dataBase64: z.string() });
/** Its address in the store, by its content: the same picture always has the same one. */
export interface UploadProductImageOutput {
  image: string;
}

/** Where `publishVersion` is reached: `/publish/{slug}` begins an upload, `/publish/{slug}/{uploadId}` goes on with it. */
export const publishPath = (slug: string, uploadId = '') =>
  `/publish/${slug}${uploadId === '' ? '' : `/${uploadId}`}`;

export const versionPattern = /^(?:0|[1-9]\d{0,5})\.(?:0|[1-9]\d{0,5})\.(?:0|[1-9]\d{0,5})$/;

export const publishLimits = {
  archiveBytes: 100 * 1024 * 1024,
  /** Every part but the last is as long as this: Cloud Run takes 32 MiB in one request. */
  partBytes: 8 * 1024 * 1024,
  changelog: 2_000,
} as const;

export const startUploadInput = z.object({
  sizeBytes: z.number().int().min(1).max(publishLimits.archiveBytes),
});

export const publishInput = z.object({
  version: z.string().regex(versionPattern),
  changelog: z.string().trim().min(1).max(publishLimits.changelog),
});
export type PublishInput = z.infer<typeof publishInput>;

/**
 * How an upload stands: `offset` bytes have arrived. Once it is `checked` it says what is in the archive; `published` is
 * its end, and `version` is what it became.
 */
export interface UploadState {
  uploadId: string;
  status: 'open' | 'checked' | 'published';
  offset: number;
  sizeBytes: number;
  sha256: string | null;
  files: ArchiveFile[];
  version: string | null;
}
