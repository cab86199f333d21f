import { compareVersions } from '@tempera/domain/catalogue/compare-versions';
import { type Product, type ProductVersion, productSchema } from '@tempera/domain/catalogue/product';
import { downloadHistoryLimit } from '@tempera/domain/site/durations';
import { bucket, type DocumentSnapshot, db } from '../platform/admin.ts';
import { type Caller, type Identity, toSession } from '../platform/caller.ts';
import { isAlreadyThere, retryBusy } from '../platform/firestore-errors.ts';
import { logs } from '../platform/logs.ts';
import { refs } from '../platform/refs.ts';
import { increment, serverTime } from '../platform/timestamps.ts';
import { isSafeFileName } from './archives.ts';
import { countWhenDue } from './count-downloads.ts';
import type { Wanted } from './may-download.ts';

const offerSchema = productSchema
  .pick({ title: true, priceCents: true, status: true })
  .extend({ category: productSchema.shape.category.catch('') });
export interface Offer extends Pick<Product, 'slug' | 'title' | 'version' | 'category'>, Wanted {
  /** The order behind the library's entry; null when there is none. */
  orderId: string | null;
}
export type Archive = Pick<ProductVersion, 'version' | 'fileName' | 'sizeBytes' | 'sha256'>;

/** What a person asks for and how they stand to it, as stored. Null where there is no such product. */
export async function loadWanted(
  identity: Identity,
  slug: string,
): Promise<{ caller: Caller; offer: Offer | null; maintenance: boolean }> {
  const [access, maintenance, ...offered] = await db().getAll(
    refs.access(identity.uid),
    refs.maintenance(),
    ...offerRefs(identity.uid, slug),
  );
  return {
    caller: toSession(identity, access?.data()),
    offer: toOffer(slug, offered),
    maintenance: maintenance?.data()?.enabled === true,
  };
}

/** The same of somebody who is known already. */
export async function loadOffer(uid: string, slug: string): Promise<Offer | null> {
  return toOffer(slug, await db().getAll(...offerRefs(uid, slug)));
}

/** What {@link toOffer} is made of, for whoever reads more in the same step. */
export const offerRefs = (uid: string, slug: string) =>
  [refs.product(slug), refs.entitlement(uid, slug)] as const;

/** @param found the documents of {@link offerRefs}, in their order */
export function toOffer(slug: string, found: readonly DocumentSnapshot[]): Offer | null {
  const [data, granted] = found.map((one) => one.data());
  const parsed = offerSchema.safeParse(data);
  if (data && !parsed.success) logs.brokenDocument(`products/${slug}`);
  const version = typeof data?.version === 'string' ? data.version : '';
  const orderId = typeof granted?.orderId === 'string' ? granted.orderId : null;
  const owned = granted !== undefined;
  const suspended = granted?.suspended === true;
  if (!parsed.success) return null;
  return { ...parsed.data, slug, version, owned, suspended, orderId };
}

/** The archive of a version, or null: also when its stored file name is none that we would ever hand out. */
export async function findArchive(slug: string, version: string): Promise<Archive | null> {
  const data = (await refs.version(slug, version).get()).data();
  if (!data) return null;
  const { fileName, sizeBytes, sha256 } = data;
  if (!isSafeFileName(fileName) || !Number.isSafeInteger(sizeBytes) || typeof sha256 !== 'string') {
    logs.brokenDocument(`products/${slug}/versions/${version}`);
    return null;
  }
  return { version, fileName, sizeBytes, sha256 };
}

interface GivenDownload {
  linkId: string;
  uid: string;
  slug: string;
  productName: string;
  version: string;
}

/** @returns whether it was new; the database may have it already although nobody was told so */
async function writeDown({ linkId, uid, slug, productName, version }: GivenDownload): Promise<boolean> {
  const [user, owned] = await db().getAll(refs.user(uid), refs.entitlement(uid, slug));
  const batch = db().batch();
  const entry = { productId: slug, productName, version, downloadTime: serverTime() };
  batch.create(refs.downloads(uid).doc(linkId), entry);
  if (user?.exists) batch.update(user.ref, { downloads: increment(1) });
  batch.create(refs.uncounted(slug).doc(linkId), { count: 1 });
  if (owned?.exists && compareVersions(version, owned.data()?.downloaded ?? '') > 0) {
    batch.update(owned.ref, { downloaded: version });
  }
  try {
    await batch.commit();
    return true;
  } catch (error) {
    if (isAlreadyThere(error)) return false;
    throw error;
  }
}

/**
 * Enters a download into the history, once for a link, and among those that the product's figure is to have: a document of its own,
 * as a thousand downloads a minute would wait for each other at the product's (decision 90). Keeps the newest entries only. What is
 * owned notes the newest version that was taken, so that a library tells of updates without its history. Tries again while the database
 * is busy. @throws what the database said last: nothing is written down then, as far as anybody knows
 */
export async function recordDownload(download: GivenDownload): Promise<void> {
  const { uid, slug } = download;
  if (!(await retryBusy(() => writeDown(download)))) return;
  try {
    await Promise.all([trimHistory(uid), countWhenDue(slug)]);
  } catch (cause) {
    // The next download of the person trims, and `sweepDownloads` counts.
    logs.unexpected('recordDownload', cause);
  }
}

async function trimHistory(uid: string): Promise<void> {
  const history = refs.downloads(uid);
  const surplus = (await history.count().get()).data().count - downloadHistoryLimit;
  if (surplus <= 0) return;
  const oldest = await history.orderBy('downloadTime').limit(Math.min(surplus, 400)).select().get();
  const batch = db().batch();
  for (const entry of oldest.docs) batch.delete(entry.ref);
  await batch.commit();
}

/** Whether the bucket has this file, whole. */
export async function hasArchive(path: string, sizeBytes: number): Promise<boolean> {
  const file = (await bucket()).file(path);
  const [exists] = await file.exists();
  if (!exists) return false;
  const [metadata] = await file.getMetadata();
  return Number(metadata.size) === sizeBytes;
}
