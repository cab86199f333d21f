import { db } from '../../functions/src/platform/admin.ts';
import { refs } from '../../functions/src/platform/refs.ts';
import type { Kept } from './kept.ts';
import { coupons } from './plan-visits.ts';

const all = async (collection: string) => (await db().collection(collection).get()).docs;
const group = async (name: string) => (await db().collectionGroup(name).get()).docs;
const above = (path: string, levels: number) => path.split('/').at(-1 - levels) ?? '';

interface CaughtMail {
  subject: string;
  text: string;
}

async function arrivedMails(): Promise<Kept['arrived']> {
  const response = await fetch(`${process.env.TEMPERA_INBOX_URL}/email`);
  const mails = (await response.json()) as CaughtMail[];
  return mails.flatMap(({ subject, text }) => {
    const orderId = /ORD-[\w-]+/.exec(`${subject} ${text}`)?.[0];
    return orderId ? [{ subject, orderId }] : [];
  });
}

async function keptCoupons(): Promise<Kept['coupons']> {
  const found = coupons.map(async ({ code, maxUses }) => {
    const redemptions = await refs.redemptions(code).get();
    const { usedCount } = (await db().doc(`coupons/${code}`).get()).data() ?? {};
    return {
      code,
      maxUses,
      usedCount,
      redemptions: redemptions.docs.map((one) => String(one.get('orderId'))),
    };
  });
  return Promise.all(found);
}

async function figuresOf(): Promise<Pick<Kept, 'figures' | 'ratings'>> {
  const figures: Kept['figures'] = new Map();
  const ratings: Kept['ratings'] = new Map();
  for (const product of await all('products')) {
    const uncounted = (await refs.uncounted(product.id).get()).docs;
    const waiting = uncounted.reduce((sum, one) => sum + Number(one.get('count')), 0);
    figures.set(product.id, { counted: Number(product.get('downloads')), uncounted: waiting });
    const stored = (await product.ref.collection('reviews').count().get()).data().count;
    ratings.set(product.id, { shown: Number(product.get('reviewCount')), stored });
  }
  return { figures, ratings };
}

/** Looks into the store, past everything that goes wrong. */
export async function collect(): Promise<Kept> {
  const messages = (await group('messages')).filter(({ ref }) => ref.path.startsWith('tickets/'));
  const reviews = await group('reviews');
  return {
    orders: (await all('orders')).map((one) => ({
      id: one.id,
      uid: one.get('uid'),
      status: one.get('status'),
      slugs: one.get('lines').map(({ slug }: { slug: string }) => slug),
      couponCode: one.get('couponCode') ?? null,
      totalCents: one.get('totalCents'),
    })),
    keys: new Map((await all('idempotency')).map((one) => [one.id, String(one.get('orderId'))])),
    invoices: (await all('invoices')).map((one) => ({ id: one.id, number: one.get('number') })),
    coupons: await keptCoupons(),
    downloads: (await group('downloads')).map((one) => ({
      uid: above(one.ref.path, 2),
      slug: String(one.get('productId')),
      link: one.id,
    })),
    ...(await figuresOf()),
    written: new Map([
      ...messages.map((one) => [one.ref.path, one.get('message')] as const),
      ...reviews.map((one) => [one.ref.path, one.get('rating')] as const),
    ]),
    messages: messages.map((one) => ({
      ticket: one.ref.parent.parent?.path ?? '',
      text: one.get('message'),
    })),
    mails: (await all('mail')).map((one) => ({ id: one.id, state: String(one.get('delivery')?.state) })),
    arrived: await arrivedMails(),
  };
}
