import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { bringHistory } from '../../functions/src/git/write-release.ts';
import { bucket, db } from '../../functions/src/platform/admin.ts';

const mib = 1024 * 1024;

/** Makes a free template with one release of this size, as another of the store is. */
export async function putLargeRelease(slug: string, like: string, sizeBytes: number): Promise<void> {
  const zip = new ZipFile();
  for (let n = 0; n * mib < sizeBytes; n += 1)
    zip.addBuffer(randomBytes(mib), `${slug}/${n}.bin`, { compress: false });
  zip.end();
  const fileName = `${slug}-1.0.0.zip`;
  await (await bucket())
    .file(`archives/${slug}/1.0.0/${fileName}`)
    .save(await buffer(zip.outputStream), { resumable: false });
  const product = db().doc(`products/${slug}`);
  const model = (await db().doc(`products/${like}`).get()).data();
  await product.set({ ...model, slug, version: '1.0.0' });
  await product
    .collection('versions')
    .doc('1.0.0')
    .set({ fileName, changelog: 'First.', releasedAt: new Date() });
  await bringHistory(slug);
}
