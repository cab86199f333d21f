import { RefusalError } from '@tempera/domain/calls/reasons';
import type { AuditAction } from '@tempera/domain/operations/audit';
import { bucket, db } from '../platform/admin.ts';
import { isMissing, isOvertaken } from '../platform/firestore-errors.ts';
import type { Manager } from '../platform/manager.ts';
import { refs } from '../platform/refs.ts';
import { noField, serverTime } from '../platform/timestamps.ts';
import { madeFolder } from '../registry/made-tarballs.store.ts';
import { freeAddresses } from './addresses.store.ts';
import { pictureAsked } from './pictures.store.ts';

/** A product that is going: what it is called, how it stands, and which pictures it shows, its video among them. */
export interface Leaving {
  title: string;
  status: string;
  downloads: number;
  pictures: readonly string[];
}

/**
 * Takes a product off sale and marks it as going: the rules know no such field, so that no admin's save or toggle comes
 * in between.
 * @throws RefusalError `product-not-found`
 */
export async function beginRemoval(slug: string): Promise<Leaving> {
  return db().runTransaction(async (transaction) => {
    const found = await transaction.get(refs.product(slug));
    const data = found.data();
    if (!data) throw new RefusalError('product-not-found');
    const status = data.status === 'active' ? 'draft' : data.status;
    transaction.update(found.ref, { status, deleting: true });
    const { title = slug, downloads = 0, image = '', pictures = [], video = '' } = data;
    const shown = [image, ...pictures, video].map(String);
    return { title: String(title), status, downloads: Number(downloads), pictures: shown };
  });
}

/** Orders that are being paid just now are few. */
const pendingOrders = 500;

/** Whether somebody has a product in their library, or will when their order settles, or has just downloaded it. */
export async function isTaken(slug: string): Promise<boolean> {
  const [owned, uncounted, pending] = await Promise.all([
    refs.libraries().where('slug', '==', slug).limit(1).select().get(),
    refs.uncounted(slug).limit(1).select().get(),
    refs.orders().where('status', '==', 'pending').orderBy('date').limit(pendingOrders).select('lines').get(),
  ]);
  if (!owned.empty || !uncounted.empty) return true;
  return pending.docs.some((order) => {
    const lines: unknown = order.data().lines;
    return Array.isArray(lines) && lines.some((line) => line?.slug === slug);
  });
}

const auditOf = (action: AuditAction, slug: string, title: string, by: Manager) => ({
  ...by,
  action,
  targetId: slug,
  targetName: title,
  details: {},
  at: serverTime(),
});

/** Keeps a product for those who have it, and for nobody else. */
export async function archiveProduct(slug: string, { title, status }: Leaving, by: Manager): Promise<void> {
  const batch = db().batch();
  batch.update(refs.product(slug), { status: 'archived', updatedAt: serverTime(), deleting: noField() });
  if (status !== 'archived') {
    batch.create(refs.audit().doc(), auditOf('product.archived', slug, title, by));
  }
  await batch.commit();
}

/** Takes a product's picture away, if an admin uploaded it and no other product shows the same. */
async function removePicture(slug: string, image: string): Promise<void> {
  const asked = pictureAsked(image);
  if (!asked) return;
  const shown = await Promise.all([
    refs.products().where('image', '==', image).limit(2).select().get(),
    refs.products().where('pictures', 'array-contains', image).limit(2).select().get(),
    refs.products().where('video', '==', image).limit(2).select().get(),
  ]);
  if (shown.some(({ docs }) => docs.some(({ id }) => id !== slug))) return;
  await (await bucket()).file(asked.file).delete({ ignoreNotFound: true });
}

/** Takes a product away with everything below it; itself last, so that a death in between leaves something to delete again. */
export async function removeProduct(slug: string, { title, pictures }: Leaving, by: Manager): Promise<void> {
  await (await bucket()).deleteFiles({ prefix: `archives/${slug}/` });
  await (await bucket()).deleteFiles({ prefix: `git/${slug}/` });
  await (await bucket()).deleteFiles({ prefix: `tarballs/${slug}/` });
  await (await bucket()).deleteFiles({ prefix: madeFolder(slug) });
  for (const picture of pictures) await removePicture(slug, picture);
  await freeAddresses(slug);
  await db().recursiveDelete(refs.versions(slug));
  await db().recursiveDelete(refs.gitReleases(slug));
  await db().recursiveDelete(refs.packageReleases(slug));
  await db().recursiveDelete(refs.reviews(slug));
  await db().recursiveDelete(refs.uncounted(slug));
  const advisories = await refs.advisories().where('slug', '==', slug).select().get();
  const batch = db().batch();
  for (const advisory of advisories.docs) batch.delete(advisory.ref);
  batch.delete(refs.reviewSummary(slug));
  batch.delete(refs.downloadFigure(slug));
  batch.delete(refs.product(slug));
  batch.create(refs.audit().doc(), auditOf('product.deleted', slug, title, by));
  await batch.commit();
}

/**
 * Deletes a category that no product is in. @returns false when there is no such category
 * @throws RefusalError `category-in-use`, `busy`
 */
export async function removeCategory(slug: string, by: Manager): Promise<boolean> {
  try {
    return await db().runTransaction(async (transaction) => {
      const [category, used] = await Promise.all([
        transaction.get(refs.category(slug)),
        transaction.get(refs.products().where('category', '==', slug).limit(1)),
      ]);
      if (!category.exists) return false;
      if (!used.empty) throw new RefusalError('category-in-use');
      transaction.delete(category.ref);
      const name = String(category.data()?.name ?? slug);
      transaction.create(refs.audit().doc(), auditOf('category.deleted', slug, name, by));
      return true;
    });
  } catch (error) {
    throw isOvertaken(error) || isMissing(error) ? new RefusalError('busy') : error;
  }
}
