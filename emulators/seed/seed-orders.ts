import { chargeEntry, paidOrder } from '@tempera/domain/ledger/book-entry';
import { cents } from '@tempera/domain/money/money';
import { priceCart } from '@tempera/domain/money/pricing';
import { toNameKey } from '@tempera/domain/people/profile';
import { orderTerms } from '@tempera/domain/search/document-terms';
import { defaultSettings } from '@tempera/domain/settings/settings';
import { nowhere, taxRuleOf } from '@tempera/domain/tax/tax-rule';
import { Timestamp } from 'firebase-admin/firestore';
import { demoAccount } from './accounts.ts';
import { products } from './catalogue.ts';
import type { Store } from './open-store.ts';
import type { SeedProduct } from './seed-product.ts';

/** What the demo customer has bought, the oldest first. */
interface SeedOrder {
  id: string;
  slug: string;
  daysAgo: number;
  /** The version that was downloaded then. */
  downloaded: string;
}

/** Templates that no example of the docs buys, so that the demo customer can still follow all of them. */
export const orders: readonly SeedOrder[] = [
  { id: 'ORD-1758600000000001', slug: 'saaslanding', daysAgo: 60, downloaded: '0.9.0' },
  { id: 'ORD-1761200000000002', slug: 'mobileapplanding', daysAgo: 20, downloaded: '1.0.0' },
];

const dayMs = 86_400_000;
const minuteMs = 60_000;

function productOf(slug: string): SeedProduct {
  const product = products.find((one) => one.slug === slug);
  if (!product) throw new Error(`The seed has no template called ${slug}.`);
  return product;
}

const withoutId = ({ id: _id, ...entry }: ReturnType<typeof chargeEntry>) => entry;

/** The order, its history, its entry in the ledger, the library's entry and a download, as a purchase leaves them; paid outside of the store. */
function documentsOf({ id, slug, daysAgo, downloaded }: SeedOrder, now: number) {
  const { uid, name, email } = demoAccount('customer');
  const { title, priceCents } = productOf(slug);
  const lines = [{ slug, name: title, priceCents: cents(priceCents), quantity: 1 }];
  const totals = priceCart(lines, null, taxRuleOf(defaultSettings, nowhere, now), defaultSettings.currency);
  const at = Timestamp.fromMillis(now - daysAgo * dayMs);
  const fetchedAt = Timestamp.fromMillis(at.toMillis() + 5 * minuteMs);
  const [firstName = '', lastName = ''] = name.split(' ');
  const step = (what: string, details: object) =>
    [`orders/${id}/history/${what}`, { what, byId: '', byName: '', details, at }] as const;
  // The payment provider has never heard of it: a refund is booked and asks nobody.
  const payment = { provider: 'manual', reference: null, token: null };
  const booked = chargeEntry(paidOrder({ id, uid, ...totals, payment }), {
    reference: null,
    at: at.toMillis(),
  });
  return {
    totalCents: totals.totalCents,
    documents: [
      [
        `orders/${id}`,
        {
          uid,
          customer: { name, email },
          emailConfirmed: true,
          nameKey: toNameKey(name),
          terms: orderTerms(id, { customer: { name, email }, lines }),
          billing: { firstName, lastName },
          lines,
          ...totals,
          couponCode: null,
          couponDescription: null,
          couponSlot: null,
          status: 'completed',
          paymentStatus: 'paid',
          payment,
          invoiceDue: true,
          date: at,
        },
      ],
      [`ledger/${booked.id}`, { ...withoutId(booked), at }],
      step('placed', { amountCents: totals.totalCents }),
      step('paid', { amountCents: totals.totalCents, byHand: true }),
      step('completed', {}),
      [`users/${uid}/library/${slug}`, { slug, orderId: id, grantedAt: at, downloaded }],
      [
        `users/${uid}/downloads/seed-${slug}`,
        { productId: slug, productName: title, version: downloaded, downloadTime: fetchedAt },
      ],
    ] as readonly (readonly [string, object])[],
  };
}

/** The demo customer's orders, with the library and the figures that come of them. */
export async function seedOrders({ db }: Store): Promise<void> {
  const made = orders.map((order) => documentsOf(order, Date.now()));
  const batch = db.batch();
  for (const [path, data] of made.flatMap(({ documents }) => documents)) batch.set(db.doc(path), data);
  batch.update(db.doc(`users/${demoAccount('customer').uid}`), {
    totalOrders: made.length,
    totalSpentCents: made.reduce((sum, { totalCents }) => sum + totalCents, 0),
    downloads: made.length,
  });
  await batch.commit();
}
