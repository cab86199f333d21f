import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import { confirmAddress, createAccount } from './kit/auth-rest.ts';
import { newPage, useBrowser } from './kit/browser.ts';
import { countReads, expectReads } from './kit/count-reads.ts';
import { eventually } from './kit/eventually.ts';
import { signIn, somebodyNew } from './kit/people.ts';
import { putRoom } from './kit/rooms.ts';
import { db, putProduct } from './kit/store.ts';
import { lastLine, talks } from './kit/talks.ts';

/** Document reads allowed to each page; every one costs money. */
const limit = 10;
/** Each template in the library costs two documents, so the three that show at first take one more. */
const libraryLimit = 11;

/** Number of messages a conversation shows at first. */
const pageOfMessages = 50;

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

describe('a conversation', () => {
  it.each(Object.keys(talks))(
    '%s costs as much when it is long, and nothing while nobody writes in it',
    async (kind) => {
      const readsOfTalk = async (count: number) => {
        const account = somebodyNew();
        const me = { uid: await createAccount(account), name: account.name };
        await confirmAddress(me.uid);
        const page = await newPage();
        await signIn(page, account);
        const talk = await talks[kind]?.(me, count);
        if (!talk) throw new Error(kind);
        await page.goto('about:blank');
        const settled = await countReads(page, [`access/${me.uid}`]);
        await talk.open(page);
        await page.getByRole('log').getByText(lastLine(count)).waitFor();
        const inTalk = async () => (await settled()).marks.filter(({ path }) => path.startsWith(talk.at));
        const opened = await inTalk();
        // Elsewhere somebody talks.
        await putRoom({ uid: `a${count}${me.uid}`, name: 'A' }, { uid: `b${count}${me.uid}`, name: 'B' }, 3);
        const all = (await settled()).wire;
        expect(await inTalk()).toEqual(opened);
        expect((await settled()).wire).toBe(all);
        return opened.reduce((sum, { count }) => sum + count, 0);
      };
      const [short, long] = await Promise.all([readsOfTalk(60), readsOfTalk(400)]);
      expect(short).toBeLessThanOrEqual(pageOfMessages + 2);
      expect(long).toBe(short);
    },
  );
});

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
