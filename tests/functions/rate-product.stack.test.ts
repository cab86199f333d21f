import { type CatalogueRow, reviewsDoc } from '@tempera/domain/catalogue/catalogue';
import { noReviews, reviewPage, summarizeReviews } from '@tempera/domain/catalogue/review';
import { Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { refreshCatalogue } from '../../functions/src/catalogue/catalogue.store.ts';
import { readRows } from '../../functions/src/catalogue/rows.store.ts';
import { db } from '../../functions/src/platform/admin.ts';
import { rateProduct } from '../../functions/src/reviews/rate-product.ts';
import { putProduct, readDocument, unique } from './support/store.ts';

/** Events take their way through two emulators; a state is waited for, never a time. */
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 90_000, interval: 100 });

const made: string[] = [];
async function put(): Promise<string> {
  const slug = await putProduct();
  made.push(slug);
  return slug;
}
afterAll(async () => {
  const batch = db().batch();
  for (const slug of made) batch.delete(db().doc(`products/${slug}`));
  await batch.commit();
  await refreshCatalogue(made);
});

const start = Date.UTC(2026, 0, 1);
const stored = (uid: string, rating: number, minute = 0) => ({
  uid,
  rating,
  text: `Written by ${uid}`,
  authorName: uid,
  authorRole: 'customer' as const,
  createdAt: start + minute * 60_000,
  updatedAt: start + minute * 60_000,
});
function write(slug: string, { uid, createdAt, updatedAt, ...review }: ReturnType<typeof stored>) {
  const times = { createdAt: Timestamp.fromMillis(createdAt), updatedAt: Timestamp.fromMillis(updatedAt) };
  return db()
    .doc(`products/${slug}/reviews/${uid}`)
    .set({ ...review, ...times });
}
const productOf = (slug: string) => readDocument(`products/${slug}`);
async function summaryOf(slug: string) {
  const {
    newest = [],
    rating,
    reviewCount,
    stars,
  } = (await readDocument(`catalogue/${reviewsDoc(slug)}`)) ?? {};
  const millis = (review: Record<string, Timestamp>) => ({
    ...review,
    createdAt: review.createdAt?.toMillis(),
    updatedAt: review.updatedAt?.toMillis(),
  });
  return { rating, reviewCount, stars, newest: newest.map(millis) };
}
async function rowOf(slug: string): Promise<CatalogueRow | undefined> {
  return (await readRows()).find((row) => row.slug === slug);
}

describe('the rating of a product', () => {
  it('follows its reviews up, down and away, and the catalogue follows it', async () => {
    const slug = await put();
    await write(slug, stored('a', 5));
    await write(slug, stored('b', 4, 1));
    await eventually(async () =>
      expect(await productOf(slug)).toMatchObject({ rating: 4.5, reviewCount: 2 }),
    );
    await eventually(async () => expect(await rowOf(slug)).toMatchObject({ rating: 4.5, reviewCount: 2 }));
    expect(await summaryOf(slug)).toEqual(summarizeReviews([stored('a', 5), stored('b', 4, 1)]));

    await db().doc(`products/${slug}/reviews/a`).update({ rating: 1 });
    await eventually(async () =>
      expect(await productOf(slug)).toMatchObject({ rating: 2.5, reviewCount: 2 }),
    );
    await db().doc(`products/${slug}/reviews/a`).delete();
    await eventually(async () => expect(await productOf(slug)).toMatchObject({ rating: 4, reviewCount: 1 }));
    await db().doc(`products/${slug}/reviews/b`).delete();
    await eventually(async () => expect(await productOf(slug)).toMatchObject({ rating: 0, reviewCount: 0 }));
    await eventually(async () => expect(await rowOf(slug)).toMatchObject({ rating: 0, reviewCount: 0 }));
    expect(await summaryOf(slug)).toEqual(noReviews);
  });

  it('is exact after fifty reviews at once', async () => {
    const slug = await put();
    const reviews = Array.from({ length: 50 }, (_, n) => stored(`u${n}`, (n % 5) + 1, n));
    await Promise.all(reviews.map((review) => write(slug, review)));
    await eventually(async () => expect(await productOf(slug)).toMatchObject({ rating: 3, reviewCount: 50 }));
    await eventually(async () => expect(await summaryOf(slug)).toEqual(summarizeReviews(reviews)));
    expect((await summaryOf(slug)).newest).toHaveLength(reviewPage);
    await Promise.all(
      reviews.slice(0, 49).map(({ uid }) => db().doc(`products/${slug}/reviews/${uid}`).delete()),
    );
    await eventually(async () => expect(await productOf(slug)).toMatchObject({ rating: 5, reviewCount: 1 }));
  });

  it('stays right when an event comes twice, late, or many times at once', async () => {
    const slug = await put();
    await write(slug, stored('only', 3));
    await Promise.all(Array.from({ length: 30 }, () => rateProduct(slug)));
    await rateProduct(slug);
    expect(await productOf(slug)).toMatchObject({ rating: 3, reviewCount: 1 });
  });

  it('touches nothing else of the product', async () => {
    const slug = await put();
    const before = await productOf(slug);
    await rateProduct(slug);
    expect(await productOf(slug)).toEqual(before);
  });

  it('leaves out what it can’t read', async () => {
    const slug = await put();
    await db().doc(`products/${slug}/reviews/odd`).set({ rating: 'five', createdAt: Timestamp.now() });
    await write(slug, stored('good', 2));
    await rateProduct(slug);
    expect(await summaryOf(slug)).toEqual(summarizeReviews([stored('good', 2)]));
  });

  it('of a product that is gone is written nowhere', async () => {
    const slug = unique('gone');
    await rateProduct(slug);
    expect(await productOf(slug)).toBeUndefined();
    expect(await readDocument(`catalogue/${reviewsDoc(slug)}`)).toBeUndefined();
  });
});
