import { randomUUID } from 'node:crypto';
import type { Product } from '@tempera/domain/catalogue/product';
import type { Seller } from '@tempera/domain/money/seller';
import type { Coupon } from '@tempera/domain/orders/coupon';
import { defaultPrivateSettings } from '@tempera/domain/settings/private-settings';
import { defaultSettings, type SiteSettings } from '@tempera/domain/settings/settings';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../../../functions/src/platform/admin.ts';

/** An id that no other test has; letters and digits only, so that it fits slugs, uids and keys alike. */
export const unique = (prefix: string) => `${prefix}${randomUUID().replaceAll('-', '').slice(0, 16)}`;

/** Puts a product of this test's own on sale, with a version that has no archive yet (`putArchive` gives it one). */
export async function putProduct(fields: Partial<Product> = {}): Promise<string> {
  const { slug = unique('p'), ...rest } = fields;
  const now = Timestamp.now();
  await db()
    .doc(`products/${slug}`)
    .set({
      title: `Template ${slug}`,
      description: 'A template of a test',
      fullDescription: 'A template that a test has put here.',
      priceCents: 280,
      currency: 'USD',
      category: 'auth',
      tags: [],
      features: [],
      includes: [],
      image: '',
      demoUrl: '',
      status: 'active',
      rating: 0,
      reviewCount: 0,
      downloads: 0,
      version: '1.0.0',
      ...rest,
      dateAdded: now,
      updatedAt: now,
    });
  return slug;
}

/** Puts a category of this test's own into the store. */
export async function putCategory(slug = unique('c')): Promise<string> {
  const category = { name: `Category ${slug}`, description: '', featured: [], colour: 'ochre', order: 99 };
  await db().doc(`categories/${slug}`).set(category);
  return slug;
}

/** Puts a coupon of this test's own into the store: 20 percent, without a limit, good for an hour. */
export async function putCoupon(fields: Partial<Coupon> = {}): Promise<string> {
  const {
    code = unique('C').toUpperCase(),
    startDate = null,
    expiryDate = Date.now() + 3_600_000,
    ...rest
  } = fields;
  await db()
    .doc(`coupons/${code}`)
    .set({
      description: 'A coupon of a test',
      type: 'percentage',
      value: 20,
      minAmountCents: 0,
      maxUses: 0,
      usedCount: 0,
      status: 'active',
      ...rest,
      ...(startDate !== null && { startDate: Timestamp.fromMillis(startDate) }),
      expiryDate: expiryDate === null ? null : Timestamp.fromMillis(expiryDate),
      createdDate: Timestamp.now(),
    });
  return code;
}

/** Runs `work` with these site settings, and puts the former ones back. Files run one after another. */
export async function withSettings<T>(fields: Partial<SiteSettings>, work: () => Promise<T>): Promise<T> {
  return withDocument(
    'settings/site',
    { ...defaultSettings, requireEmailVerification: false, ...fields },
    work,
  );
}

export async function withMaintenance<T>(work: () => Promise<T>): Promise<T> {
  const closed = { enabled: true, message: '', since: Timestamp.now() };
  return withDocument('settings/maintenance', closed, work);
}

/** Runs `work` with this seller on its invoices. */
export async function withSeller<T>(seller: Seller, work: () => Promise<T>): Promise<T> {
  return withDocument('settings/seller', seller, work);
}

/** Runs `work` with the mail server at this port of this machine. */
export async function withMailServer<T>(smtpPort: number, work: () => Promise<T>): Promise<T> {
  return withDocument(
    'settings/private',
    { ...defaultPrivateSettings, smtpHost: '127.0.0.1', smtpPort },
    work,
  );
}

/** Runs `work` with these words of admins for mails. */
export async function withTemplates<T>(templates: object, work: () => Promise<T>): Promise<T> {
  return withDocument('settings/mail', { templates }, work);
}

/** Runs `work` with this document in the store, and puts the former one back. */
export async function withDocument<T>(path: string, data: object, work: () => Promise<T>): Promise<T> {
  const document = db().doc(path);
  const before = (await document.get()).data();
  await document.set(data);
  try {
    return await work();
  } finally {
    if (before) await document.set(before);
    else await document.delete();
  }
}

export async function readDocument(path: string) {
  return (await db().doc(path).get()).data();
}

/** How many documents a collection (or all of that name) has. */
export async function countDocuments(collection: string): Promise<number> {
  return (await db().collection(collection).count().get()).data().count;
}

/** Every document below these collections, as text: what a leak would have to be in. */
export async function dump(collections: readonly string[]): Promise<string> {
  const found = await Promise.all(collections.map((name) => db().collectionGroup(name).get()));
  return JSON.stringify(found.flatMap((group) => group.docs.map((one) => [one.ref.path, one.data()])));
}
