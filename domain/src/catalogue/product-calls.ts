import { z } from 'zod';
import { typedText } from '../site/typed.ts';
import { compareVersions } from './compare-versions.ts';
import { openFileLimits } from './open-files.ts';
import type { ArchiveFile } from './product.ts';
import { slugSchema } from './slug.ts';

/** Input and output of the functions that manage the catalogue. */

export const deleteProductInput = z.object({ slug: slugSchema });
/** `archived`: somebody has bought or downloaded it, so it is only taken off sale. */
export interface DeleteProductOutput {
  outcome: 'deleted' | 'archived';
}

/** `address` is what its page is to be found under; the slug itself is an address as well. */
export const changeAddressInput = z.object({ slug: slugSchema, address: slugSchema });
export interface ChangeAddressOutput {
  address: string;
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

/** Where `uploadProductVideo` begins an upload, and ends it once the bytes are in Cloud Storage. */
export const videoUploadPath = '/videos';
/** A walk through a template, not a film: it is looked at in memory. */
export const videoMaxBytes = 20 * 1024 * 1024;
export const uploadProductVideoInput = z.union([
  z.strictObject({ sizeBytes: z.number().int().min(1) }),
  z.strictObject({ uploadId: z.string().regex(/^[A-Za-z0-9]{20}$/) }),
]);
/** The signed address where the upload of a video begins. */
export interface BegunVideo {
  uploadId: string;
  address: string;
}
/** Its address in the store, by its content. */
export interface UploadProductVideoOutput {
  video: string;
}

/**
 * What `GET /publish/{slug}` answers: the release that is out, with the paths of its files and git's name of its tree; nulls where there is none.
 * `open` are the paths of those that anyone may read. `packageName` is what a package.json has to be named for a release to be on npm.
 */
export interface NewestRelease {
  version: string | null;
  tree: string | null;
  files: string[];
  open: string[];
  packageName: string;
}

/** Where `publishVersion` is reached: `/publish/{slug}` begins an upload, `/publish/{slug}/{uploadId}` goes on with it. */
export const publishPath = (slug: string, uploadId = '') =>
  `/publish/${slug}${uploadId === '' ? '' : `/${uploadId}`}`;

export const versionPattern = /^(?:0|[1-9]\d{0,5})\.(?:0|[1-9]\d{0,5})\.(?:0|[1-9]\d{0,5})$/;

export const publishLimits = {
  archiveBytes: 100 * 1024 * 1024,
  changelog: 2_000,
} as const;

export const startUploadInput = z.object({
  sizeBytes: z.number().int().min(1).max(publishLimits.archiveBytes),
});

/** What an upload to Cloud Storage has to begin with; its address is signed for just this. What it is, its bytes say once they are there. */
export const incomingHeaders = (sizeBytes: number) => ({
  'Content-Type': 'application/octet-stream',
  'x-goog-content-length-range': `${sizeBytes},${sizeBytes}`,
  'x-goog-resumable': 'start',
});

export const publishInput = z.object({
  version: z.string().regex(versionPattern),
  changelog: typedText(publishLimits.changelog, 'Say what is new.'),
  /** Parts of the archive that anyone may read: paths, folders with a slash at their end. Left out, the files that are open in the release before. */
  open: z.array(z.string().min(1).max(openFileLimits.path)).max(openFileLimits.parts).optional(),
});
export type PublishInput = z.infer<typeof publishInput>;

/** The same as a form, for a version above the one that is out `now`; '' for none. */
export const publishForm = (now: string) =>
  publishInput.extend({
    version: z
      .string()
      .trim()
      .regex(versionPattern, { error: 'Use three numbers, such as 1.2.0.', abort: true })
      .refine((version) => compareVersions(version, now) > 0, `Choose a number higher than ${now}.`),
  });

/** The version that may come next: `1.2.0` after `1.1.3`, `1.0.0` after none. */
export function nextVersion(version: string): string {
  const [major = '1', minor = '0'] = versionPattern.test(version) ? version.split('.') : ['1', '-1'];
  return `${major}.${Number(minor) + 1}.0`;
}

/**
 * How an upload stands: while it is `open`, its bytes go to Cloud Storage. Once it is `checked` it says what is in the archive, and which
 * version its package.json names (`packageVersion`; null for a template that is no package);
 * `published` is its end, and `version` is what it became.
 */
export interface UploadState {
  uploadId: string;
  status: 'open' | 'checked' | 'published';
  sizeBytes: number;
  sha256: string | null;
  files: ArchiveFile[];
  packageVersion: string | null;
  version: string | null;
}

/** An upload with the signed address where it begins; null once it has been checked. */
export interface OpenedUpload extends UploadState {
  address: string | null;
}
