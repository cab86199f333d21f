import { paths } from '@tempera/domain/paths';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmAddress, createAccount } from './kit/auth-rest.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { countReads } from './kit/count-reads.ts';
import { signIn, somebodyNew } from './kit/people.ts';
import { db, putProduct, withoutWaits } from './kit/store.ts';

/** What issue 4 allows each page; every document read is money (design.md §6). */
const limits = { home: 3, list: 3, preview: 5, profile: 10 };
/** Each template in the library costs two documents, so the three that show at first take one more. */
const libraryLimit = 11;

useBrowser();
beforeAll(withoutWaits);

interface Visit {
  path: string;
  /** Documents that the page is known to follow. */
  followed: string[];
  ready: (page: Page) => Promise<unknown>;
}

/** Opens the page directly and waits until it is at rest; the app's own count must be what came over the wire. */
async function readsOf(page: Page, { path, followed, ready }: Visit): Promise<number> {
  // What the page before was still asking for is not this one's.
  await page.goto('about:blank');
  const settled = await countReads(page, followed);
  await page.goto(path);
  await ready(page);
  const { marks, wire } = await settled();
  expect({ marks, sum: marks.reduce((sum, { count }) => sum + count, 0) }).toEqual({ marks, sum: wire });
  return wire;
}

const products = (page: Page) => page.locator('main a[href^="/product/"]').first().waitFor();

describe('a visitor who opens a page directly reads few documents', () => {
  it('on home', async () => {
    const followed = ['settings/site', 'catalogue/summary'];
    const visit = { path: paths.home, followed, ready: products };
    expect(await readsOf(await newPage(), visit)).toBeLessThanOrEqual(limits.home);
  });

  it('on the list', async () => {
    const followed = ['settings/site', 'catalogue/summary', 'catalogue/rows'];
    const visit = { path: paths.templates, followed, ready: products };
    expect(await readsOf(await newPage(), visit)).toBeLessThanOrEqual(limits.list);
  });

  it('on a preview with versions and reviews', async () => {
    const followed = ['settings/site', 'products/astroaccess'];
    const visit = { path: paths.preview('auth', 'astroaccess'), followed, ready: products };
    expect(await readsOf(await newPage(), visit)).toBeLessThanOrEqual(limits.preview);
  });
});

describe('a customer with a long history reads few documents', () => {
  const account = somebodyNew();
  let uid: string;
  beforeAll(async () => {
    uid = await createAccount(account);
    // Whoever is asked to confirm an address has Auth looking every few seconds, and streams that begin anew with it.
    await confirmAddress(uid);
    await buyMuch(uid, account.email);
  });

  it.each([
    ['overview', '', 'templates owned', limits.profile],
    ['orders', '#orders', 'ORD-', limits.profile],
    ['downloads', '#downloads', 'Bought 1', limits.profile],
    ['library', '#library', 'Update available', libraryLimit],
  ])('in the %s of the profile', async (_, hash, text, limit) => {
    const page = await newPage();
    await signIn(page, account);
    const followed = ['settings/site', `access/${uid}`, `users/${uid}`];
    const ready = () => page.getByRole('main').getByText(text).first().waitFor();
    expect(await readsOf(page, { path: `/profile${hash}`, followed, ready })).toBeLessThanOrEqual(limit);
  });
});

/** Twelve of everything. */
async function buyMuch(uid: string, email: string): Promise<void> {
  for (let index = 1; index <= 12; index += 1) {
    const at = Timestamp.fromMillis(Date.now() - index * 60_000);
    const name = `Bought ${index}`;
    const slug = await putProduct({ title: name, version: '1.1.0', priceCents: 500 });
    const lines = [{ slug, name, priceCents: 500, quantity: 1 }];
    const amounts = { subtotalCents: 500, discountCents: 0, taxCents: 43, totalCents: 543, currency: 'USD' };
    const customer = { name: 'Nora Example', email };
    const billing = { firstName: 'Nora', lastName: 'Example' };
    const paid = { couponCode: null, status: 'completed', paymentStatus: 'paid', date: at };
    const order = { uid, customer, billing, lines, ...amounts, ...paid };
    const download = {
      productId: slug,
      productName: name,
      version: '1.0.0',
      downloadTime: at,
      verified: true,
    };
    const person = db().doc(`users/${uid}`);
    const orderId = `ORD-${Date.now()}${String(index).padStart(3, '0')}`;
    await Promise.all([
      db().doc(`orders/${orderId}`).set(order),
      person.collection('library').doc(slug).set({ orderId, grantedAt: at, downloaded: '1.0.0' }),
      person.collection('downloads').add(download),
      person.collection('wishlist').doc(slug).set({ addedAt: at }),
    ]);
  }
}
