import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { type Known, signIn, somebodyKnown } from './people.ts';
import { db } from './store.ts';

/** Somebody who is signed in on this page. */
export async function signInSomebody(page: Page): Promise<Known> {
  const account = await somebodyKnown();
  await signIn(page, account);
  return account;
}

/** Puts a product into a person's library, as a purchase does. */
export async function grant(uid: string, slug: string): Promise<void> {
  await db().doc(`users/${uid}/library/${slug}`).set({ orderId: 'ORD-1', grantedAt: Timestamp.now() });
}

interface StoredReview {
  rating?: number;
  text?: string;
  authorName?: string;
  /** Minutes after the first of January 2026. */
  minute?: number;
}

/** Puts a review into the store, past the rules. */
export async function putReview(slug: string, uid: string, fields: StoredReview = {}): Promise<void> {
  const { minute = 0, rating = 5, text = `Text of ${uid}`, authorName = `Name of ${uid}` } = fields;
  const createdAt = Timestamp.fromMillis(Date.UTC(2026, 0, 1) + minute * 60_000);
  await db()
    .doc(`products/${slug}/reviews/${uid}`)
    .set({ rating, text, authorName, authorRole: 'customer', createdAt, updatedAt: createdAt });
}
