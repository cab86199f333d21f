import { createHash, randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { bucket, db } from '../../../functions/src/platform/admin.ts';
import { putProduct } from './store.ts';

export interface TestArchive {
  slug: string;
  fileName: string;
  bytes: Buffer;
  sha256: string;
}

/** Puts a product with an archive of random bytes into the store. */
export async function putArchive(
  product: Parameters<typeof putProduct>[0] = {},
  { size = 3_000, version = '1.0.0', fileName = '' } = {},
): Promise<TestArchive> {
  const slug = await putProduct({ version, ...product });
  const bytes = randomBytes(size);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = fileName || `${slug}-${version}.zip`;
  await (await bucket())
    .file(`archives/${slug}/${version}/${name}`)
    .save(bytes, { resumable: false, contentType: 'application/zip' });
  await db().doc(`products/${slug}/versions/${version}`).set({
    fileName: name,
    sizeBytes: size,
    sha256,
    changelog: '',
    releasedAt: Timestamp.now(),
    files: [],
    excerpt: null,
  });
  return { slug, fileName: name, bytes, sha256 };
}

/** Puts a product into somebody's library, as a purchase does. */
export async function grant(uid: string, slug: string): Promise<void> {
  await db().doc(`users/${uid}/library/${slug}`).set({ slug, orderId: 'ORD-1', grantedAt: Timestamp.now() });
}
