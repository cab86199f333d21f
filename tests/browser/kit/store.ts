import { type CatalogueRow, catalogueDocs } from '@tempera/domain/catalogue/catalogue';
import { readShardIndex, shardFile } from '@tempera/domain/catalogue/shards';
import type { SiteSettings } from '@tempera/domain/settings/settings';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { vi } from 'vitest';
import { required } from './environment.ts';

let opened: Firestore | undefined;

/** The database past the rules, to prepare and to look. */
export function db(): Firestore {
  opened ??= getFirestore(initializeApp({ projectId: required('GCLOUD_PROJECT') }, 'browser-tests'));
  return opened;
}

export async function changeSettings(change: Partial<SiteSettings>): Promise<void> {
  await db().doc('settings/site').update(change);
}

export interface TestCoupon {
  type: 'percentage' | 'fixed';
  value: number;
  minAmountCents?: number;
  maxUses?: number;
  endsInMs?: number;
  products?: string[];
}

/** A coupon of the test's own. @returns its code */
export async function putCoupon({
  type,
  value,
  minAmountCents = 0,
  maxUses = 0,
  endsInMs = 3_600_000,
  products = [],
}: TestCoupon) {
  const code = `T${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`.toUpperCase();
  await db()
    .doc(`coupons/${code}`)
    .set({
      description: 'A coupon of a test',
      type,
      value,
      minAmountCents,
      maxUses,
      usedCount: 0,
      products,
      expiryDate: Timestamp.fromMillis(Date.now() + endsInMs),
      status: 'active',
      createdDate: Timestamp.now(),
    });
  return code;
}

/** The orders of a person, newest first. */
export async function ordersOf(email: string) {
  const found = await db().collection('orders').where('customer.email', '==', email).get();
  return found.docs.map(
    (document) => ({ id: document.id, ...document.data() }) as Record<string, unknown> & { id: string },
  );
}

/** The stored record of a person, `users/{uid}`. */
export async function userOf(email: string) {
  const found = await db().collection('users').where('email', '==', email).get();
  return found.docs[0]?.data();
}

const madeProducts: string[] = [];

/** Takes away the products of a file's tests. */
export async function removeProducts(): Promise<void> {
  await Promise.all(
    madeProducts.splice(0).map(async (slug) => {
      const product = db().doc(`products/${slug}`);
      await db().recursiveDelete(product.collection('versions'));
      await product.delete();
    }),
  );
}

async function slugsIn(shard: string): Promise<string[]> {
  const response = await fetch(`${required('TEMPERA_STORE_URL')}/${shardFile(shard)}`);
  return ((await response.json()) as CatalogueRow[]).map(({ slug }) => slug);
}

/** Waits until the lists hold what is sold and nothing that files before have taken away. */
export async function settledCatalogue(): Promise<void> {
  await vi.waitFor(
    async () => {
      const index = readShardIndex((await db().doc(`catalogue/${catalogueDocs.rows}`).get()).data());
      const listed = (await Promise.all((index?.shards ?? []).map(slugsIn))).flat().toSorted();
      const sold = await db().collection('products').where('status', '==', 'active').get();
      if (
        listed.join() !==
        sold.docs
          .filter((product) => product.get('version') !== '')
          .map(({ id }) => id)
          .toSorted()
          .join()
      )
        throw new Error('not settled yet');
    },
    { timeout: 90_000, interval: 100 },
  );
}

/** A product of the test's own, free, with a version whose archive is nowhere. @returns its slug */
export async function putProduct(fields: Record<string, unknown> = {}): Promise<string> {
  const slug = `t${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`;
  madeProducts.push(slug);
  const version = '1.0.0';
  await db()
    .doc(`products/${slug}/versions/${version}`)
    .set({
      fileName: `${slug}-${version}.zip`,
      sizeBytes: 1_000,
      sha256: '0'.repeat(64),
      changelog: '',
      releasedAt: Timestamp.now(),
      files: [],
      excerpt: null,
    });
  await db()
    .doc(`products/${slug}`)
    .set({
      title: slug,
      description: 'A product of a test',
      fullDescription: 'A product of a test.',
      priceCents: 0,
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
      version,
      dateAdded: Timestamp.now(),
      updatedAt: Timestamp.now(),
      ...fields,
    });
  return slug;
}
