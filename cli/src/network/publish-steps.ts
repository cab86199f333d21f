import { publishPath } from '@tempera/domain/catalogue/product-calls';
import { z } from 'zod';
import { askStore, type Session } from './ask-store.ts';

/** The steps in which a store takes a release; each again does no harm. */

const upload = z.object({
  uploadId: z.string(),
  status: z.enum(['open', 'checked', 'published']),
  sizeBytes: z.number(),
  sha256: z.string().nullable(),
  version: z.string().nullable(),
  address: z.string().nullish(),
});

const newest = z.object({
  version: z.string().nullable(),
  tree: z.string().nullable(),
  files: z.array(z.string()),
  /** This and the next are missing from stores older than them. */
  open: z.array(z.string()).default([]),
  packageName: z.string().nullable().default(null),
});

/** The release that is out, for those who may publish the next one. @throws Failure in the store's words for who may not */
export const readNewest = (session: Session, slug: string) => askStore(session, publishPath(slug), newest);

/** The store reads an archive of 100 MiB to its last byte. */
const slow = { timeoutMs: 300_000 };

export const beginUpload = (session: Session, slug: string, sizeBytes: number) =>
  askStore(session, publishPath(slug), upload, { method: 'POST', body: { sizeBytes } });

export const checkUpload = (session: Session, slug: string, id: string) =>
  askStore(session, `${publishPath(slug, id)}/check`, upload, { method: 'POST', ...slow });

export const publishUpload = (
  session: Session,
  slug: string,
  id: string,
  body: { version: string; changelog: string; open?: string[] },
) => askStore(session, publishPath(slug, id), upload, { method: 'POST', body, ...slow });

export const dropUpload = (session: Session, slug: string, id: string) =>
  askStore(session, publishPath(slug, id), upload, { method: 'DELETE' });
