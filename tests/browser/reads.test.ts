import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, it } from 'vitest';
import { confirmAddress, createAccount } from './kit/auth-rest.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { expectReads } from './kit/count-reads.ts';
import { eventually } from './kit/eventually.ts';
import { signIn, somebodyNew } from './kit/people.ts';
import { db, putProduct } from './kit/store.ts';
import { expectSteadyReads } from './kit/talks.ts';

/** Document reads allowed to each page; every one costs money. */
const limit = 10;
/** Each template in the library costs two documents, so the three that show at first take one more. */
const libraryLimit = 11;

useBrowser();

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
    ['overview', '', 'templates owned', limit],
    ['orders', '#orders', 'ORD-', limit],
    ['downloads', '#downloads', 'Bought 1', limit],
    ['library', '#library', 'Update available', libraryLimit],
  ])('in the %s of the profile', async (_, hash, text, limit) => {
    const page = await newPage();
    await signIn(page, account);
    // A page is read at rest, when nothing is counted any more.
    await eventually(async () => (await db().doc(`users/${uid}`).get()).get('totalOrders')).toBe(12);
    const followed = ['settings/site', 'settings/maintenance', `access/${uid}`, `users/${uid}`];
    const ready = () => page.getByRole('main').getByText(text).first().waitFor();
    await expectReads(page, { path: `/profile${hash}`, followed, ready }, limit);
  });
});

it('a conversation of two members costs as much when it is long, and nothing while nobody writes in it', () =>
  expectSteadyReads('of two members'));

/** Twelve of everything. */
async function buyMuch(uid: string, email: string): Promise<void> {
  // Twelve orders at once would ring; what the bell reads is what is unread, and counted here is a person at rest.
  const quiet = { replies: false, orders: false, moderation: false, email: false };
  await db().doc(`users/${uid}/preferences/notifications`).set(quiet);
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
